import { goHere, onGoHere } from '@/lib/same-page';

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
