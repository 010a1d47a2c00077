import { focusLeftLink, foldAsLeft, noteLink, passOverPlace } from '@/lib/navigation/visit';

const draw = () => {
  document.body.innerHTML =
    '<a href="/about">Bar</a><a href="/about?a=b">Card</a><a href="/">Top</a>';
  return [...document.links];
};
/** Leaves the page by its second link, on which the focus is, or is not. */
const leave = (byKey = false) => {
  const [, card] = draw();
  if (byKey) card?.focus();
  noteLink(card as HTMLAnchorElement);
};

beforeEach(() => history.replaceState(null, '', '/here'));

it.each([
  ['a key', true],
  ['a mouse, or a card', false],
])('finds the very link that led on by %s, in a page that is drawn anew', (_, byKey) => {
  leave(byKey);
  const [, card] = draw();
  const focus = jest.spyOn(card as HTMLAnchorElement, 'focus');
  expect(focusLeftLink()).toBe(true);
  expect(card).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true, focusVisible: byKey });
});

it.each([
  ['leads elsewhere now', () => document.links[1]?.setAttribute('href', '/services')],
  ['is gone', () => (document.body.innerHTML = '')],
  ['is on another page', () => history.replaceState(null, '', '/there')],
  ['takes no focus', () => (document.links[1]!.focus = () => undefined)],
])('finds none that %s', (_, change) => {
  leave();
  change();
  expect(focusLeftLink()).toBe(false);
  expect(document.body).toHaveFocus();
});

describe('folds', () => {
  /** A page with folds, and a link after them. */
  const drawFolds = (...open: boolean[]) => {
    const folds = open.map((isOpen) => `<details${isOpen ? ' open' : ''}>Words</details>`);
    document.body.innerHTML = `<main>${folds.join('')}<a href="/about">Link</a></main>`;
  };
  const areOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);

  it.each([
    ['as they were when a link led on', '/here', [false, false, true], [true, false, true]],
    ['as they are when there are others now', '/here', [false, true], [false, true]],
    ['as they are on another page', '/there', [false, false, true], [false, false, true]],
  ])('stand %s', (_, path, now, then) => {
    drawFolds(true, false, true);
    noteLink(document.links[0] as HTMLAnchorElement);
    history.replaceState(null, '', path);
    drawFolds(...now);
    foldAsLeft(true);
    expect(areOpen()).toEqual(then);
  });

  it('stand as they were when Back or Forward left the page, whatever they were when a link did', () => {
    drawFolds(true, false);
    foldAsLeft(false);
    noteLink(document.links[0] as HTMLAnchorElement);
    drawFolds(false, true);
    history.replaceState(null, '', '/there');
    dispatchEvent(new PopStateEvent('popstate'));
    drawFolds(true);
    foldAsLeft(true);
    expect(areOpen()).toEqual([true]);
    history.replaceState(null, '', '/here');
    dispatchEvent(new PopStateEvent('popstate'));
    drawFolds(false, false);
    foldAsLeft(true);
    expect(areOpen()).toEqual([false, true]);
    expect(focusLeftLink()).toBe(true);
  });

  it('stand as they are drawn on a page that a link leads to', () => {
    drawFolds(true);
    noteLink(document.links[0] as HTMLAnchorElement);
    drawFolds(false);
    foldAsLeft(false);
    expect(areOpen()).toEqual([false]);
  });
});

it('lets nobody find the place of the address for a moment', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<h2 id="part-é">Part</h2>';
  history.replaceState(null, '', `/here#${encodeURIComponent('part-é')}`);
  const find = () => document.getElementById('part-é');
  passOverPlace();
  expect(find()).toBeNull();
  jest.runAllTimers();
  expect(find()).toHaveTextContent('Part');
  for (const address of ['/here', '/here#other', '/here#%E9']) {
    history.replaceState(null, '', address);
    expect(passOverPlace).not.toThrow();
    expect(find()).not.toBeNull();
  }
  jest.useRealTimers();
});
