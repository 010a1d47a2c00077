import { act, render } from '@testing-library/react';
import { use, useLayoutEffect } from 'react';
import { BelowHero } from '@/components/layout/BelowHero';
import { followLinks, NAVIGATION_LIMIT_MS } from '@/lib/navigation/soft-navigation';
import { removeListenersAfterEach } from '../../../support/listeners';

const push = jest.fn();
const words = { unsent: () => false, answered: async () => false, load: () => undefined };

/** What a page shows first, and at last. */
function draw(): { first: string | undefined; last: string | null } {
  let first: string | undefined;
  function Page() {
    useLayoutEffect(() => {
      first = document.querySelector('article')?.innerHTML;
    }, []);
    return (
      <article>
        <BelowHero>Plans</BelowHero>
      </article>
    );
  }
  const { container, unmount } = render(<Page />);
  const last = container.textContent;
  unmount();
  return { first, last };
}

/** As a visitor follows a link that React answers. */
function follow(path: string): void {
  const leave = followLinks(push, words, () => undefined);
  document.body.innerHTML = `<a href="${path}">Link</a>`;
  document.body.querySelector('a')?.click();
  leave();
  expect(push).toHaveBeenLastCalledWith(path);
}

removeListenersAfterEach();

// As on a first page, wherever other tests have led.
beforeEach(() => {
  const leave = followLinks(push, words, () => undefined);
  dispatchEvent(new PopStateEvent('popstate'));
  leave();
  document.body.click();
});

it('shows all of the first page at once', () => {
  expect(draw()).toEqual({ first: 'Plans', last: 'Plans' });
});

it('shows the top of a page that React leads to first, with the footer out of the window', () => {
  follow('/services/cloud?users=50');
  expect(draw()).toEqual({
    first: '<div data-rest="" style="height: 100vh;"></div>',
    last: 'Plans',
  });
});

it('shows all at once of a page of which a place is asked for', () => {
  follow('/services/cloud#plans');
  expect(draw()).toEqual({ first: 'Plans', last: 'Plans' });
});

it('shows all at once of a page that the visitor goes back to', () => {
  const leave = followLinks(push, words, () => undefined);
  follow('/services/cloud');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(draw()).toEqual({ first: 'Plans', last: 'Plans' });
  document.body.click(); // while it is still on its way
  expect(draw()).toEqual({ first: 'Plans', last: 'Plans' });
  leave();
});

it('gives what stands below the top a time of its own, from when the top is shown', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const load = jest.fn();
  const leave = followLinks(push, { ...words, load }, () => undefined);
  document.body.innerHTML = '<a href="/services/cloud">Link</a>';
  document.body.querySelector('a')?.click();
  await pass(NAVIGATION_LIMIT_MS * 0.8);
  const never = new Promise<string>(() => undefined);
  const Plans = () => use(never);
  const { unmount } = render(
    <BelowHero>
      <Plans />
    </BelowHero>,
  );
  history.replaceState(null, '', '/services/cloud');
  await pass(NAVIGATION_LIMIT_MS * 0.8);
  expect(load).not.toHaveBeenCalled();
  await pass(NAVIGATION_LIMIT_MS * 0.4);
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  leave();
});

describe('a place below the top', () => {
  /** Where the focus is, and what has been scrolled to, when the address names a place before the rest is there. */
  function drawWithPlace(): { focused: string | undefined; scrolled: number } {
    const { scrollIntoView } = Element.prototype;
    const scrolled = (Element.prototype.scrollIntoView = jest.fn());
    function Page() {
      useLayoutEffect(() => history.replaceState(null, '', '#plans'), []);
      return (
        <BelowHero>
          <section id="plans" />
        </BelowHero>
      );
    }
    const { unmount } = render(<Page />);
    const focused = document.activeElement?.id;
    unmount();
    Object.assign(Element.prototype, { scrollIntoView });
    history.replaceState(null, '', '/');
    return { focused, scrolled: scrolled.mock.calls.length };
  }

  it('is gone to once it is there, when a link of the top has led to it', () => {
    follow('/services/cloud');
    expect(drawWithPlace()).toEqual({ focused: 'plans', scrolled: 1 });
  });

  it('is left to the browser on a page that is whole at once', () => {
    expect(drawWithPlace()).toEqual({ focused: '', scrolled: 0 });
  });
});
