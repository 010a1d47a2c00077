import { focusLeftLink, noteLink } from '@/lib/left-link';

const draw = () => {
  document.body.innerHTML =
    '<a href="/about">Bar</a><a href="/about?a=b">Card</a><a href="/">Top</a>';
  return [...document.links];
};

beforeEach(() => history.replaceState(null, '', '/here'));

it('finds the very link that led on, in a page that is drawn anew', () => {
  noteLink(draw()[1] as HTMLAnchorElement);
  const [, card] = draw();
  expect(focusLeftLink('/about')).toBe(true);
  expect(card).toHaveFocus();
});

it.each([
  ['leads elsewhere now', () => document.links[1]?.setAttribute('href', '/services')],
  ['is gone', () => (document.body.innerHTML = '')],
  ['is on another page', () => history.replaceState(null, '', '/there')],
])('finds none that %s', (_, change) => {
  noteLink(draw()[1] as HTMLAnchorElement);
  change();
  expect(focusLeftLink('/about')).toBe(false);
  expect(document.body).toHaveFocus();
});
