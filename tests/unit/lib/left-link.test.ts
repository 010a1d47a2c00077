import { focusLeftLink, noteLink } from '@/lib/left-link';

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
