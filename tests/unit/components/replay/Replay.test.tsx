import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Replay } from '@/components/replay/Replay';

const setup = () => {
  const { container, unmount } = render(
    <>
      {/* Its anchor stays out of the address of the window. */}
      <a href="#replay" onClick={(event) => event.preventDefault()}>
        To the replay
      </a>
      <Replay id="replay" label="Replay an intrusion" steps={[]} after={null}>
        <li>One step</li>
      </Replay>
    </>,
  );
  const fold = container.querySelector('details') as HTMLElement;
  return { link: screen.getByRole('link'), fold, unmount };
};

it('is unfolded by a link to it', () => {
  const { link, fold } = setup();
  fireEvent.click(link);
  expect(fold).toHaveAttribute('open');
});

it('stays folded where the link opens in a tab of its own', () => {
  const { link, fold } = setup();
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link, { shiftKey: true });
  expect(fold).not.toHaveAttribute('open');
});

describe('Back', () => {
  afterEach(() => history.replaceState(null, '', '/'));
  const back = () => void dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  /** What the platform does, and tells of, when the fold opens or closes. */
  const toggle = (fold: HTMLElement, open: boolean) => {
    fold.toggleAttribute('open', open);
    fireEvent(fold, new Event('toggle'));
  };

  it('draws the player that was left open at once, so that the page is as high as it was', async () => {
    const first = setup();
    fireEvent.click(first.link);
    toggle(first.fold, true);
    await waitFor(() => expect(first.fold).toHaveAttribute('data-player', 'open'));
    first.unmount();
    back();
    expect(setup().fold).toHaveAttribute('data-player', 'open');
  });

  it('leaves what was folded again as it is, though its address had unfolded it', () => {
    history.replaceState(null, '', '#replay');
    const first = setup();
    expect(first.fold).toHaveAttribute('open');
    toggle(first.fold, false);
    first.unmount();
    back();
    expect(setup().fold).not.toHaveAttribute('open');
  });
});
