/** @jest-environment node */
import { markedSpan } from '@/lib/marked-span';

const moments = [{ at: 0 }, { at: 60 }, { at: 90 }, { at: 120 }];
const markedAt = (index: number) =>
  moments.map((moment, each) => ({ ...moment, marked: each === index }));

it('goes from the moment before the marked one to that', () =>
  expect(markedSpan(markedAt(2))).toEqual({ from: 60, to: 90 }));

it.each([
  ['where none is marked', moments],
  ['before the first', markedAt(0)],
])('has no length %s', (_, none) => expect(markedSpan(none)).toEqual({ from: 0, to: 0 }));
