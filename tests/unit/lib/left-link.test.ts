import { focusLeftLink, noteLink } from '@/lib/left-link';

const draw = () => {
  document.body.innerHTML =
    '<a href="/about">Bar</a><a href="/about?a=b">Card</a><a href="/">Top</a>';
  return [...document.links];
};
/** Leaves the page by its second link. */
const leave = (detail = 0) =>
  noteLink(draw()[1] as HTMLAnchorElement, new MouseEvent('click', { detail }));

beforeEach(() => history.replaceState(null, '', '/here'));

it.each([
  ['a key', 0, true],
  ['a mouse', 1, false],
])('finds the very link that led on by %s, in a page that is drawn anew', (_, detail, isSeen) => {
  leave(detail);
  const [, card] = draw();
  const focus = jest.spyOn(card as HTMLAnchorElement, 'focus');
  expect(focusLeftLink()).toBe(true);
  expect(card).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true, focusVisible: isSeen });
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
