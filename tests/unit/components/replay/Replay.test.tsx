import { fireEvent, render, screen } from '@testing-library/react';
import { Replay } from '@/components/replay/Replay';

const setup = () => {
  render(
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
  return { link: screen.getByRole('link'), fold: screen.getByRole('group') };
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
