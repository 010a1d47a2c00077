import { focusPage, goHere, idInAddress, onGoHere } from '@/lib/navigation/same-page';

it.each([
  ['a heading', 'part', 'part'],
  ['a field, which keeps its place in the order', 'field', 'field'],
  ['the page, where there is no such place', 'nowhere', 'main'],
])('leads the focus to %s', (_, id, focused) => {
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><h2 id="part">Part</h2><input id="field"></main>';
  focusPage(id);
  expect(document.activeElement?.id).toBe(focused);
  expect(document.getElementById('field')).not.toHaveAttribute('tabindex');
});

it.each([
  ['', undefined],
  ['#part', 'part'],
  ['#ガス会社', 'ガス会社'],
  ['#%E0%A4%A', undefined],
])('reads in the address %s the id %s', (hash, id) => {
  history.replaceState(null, '', `/${hash}`);
  expect(idInAddress()).toBe(id);
  history.replaceState(null, '', '/');
});

it('is answered by the page alone that is shown: a page that was left no longer answers', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const answer = jest.fn();
  const leave = onGoHere(answer);
  expect(goHere(location.pathname)).toBe(true);
  expect([answer.mock.calls.length, scrolled.mock.calls.length]).toEqual([1, 0]);
  leave();
  expect(goHere(location.pathname)).toBe(true);
  expect([answer.mock.calls.length, scrolled.mock.calls.length]).toEqual([1, 1]);
});
