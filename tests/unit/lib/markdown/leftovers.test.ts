/** @jest-environment node */
import { leftoversIn } from '@/lib/markdown/leftovers';
import { faultsOf } from '../../../support/markdown';

it.each([
  'a ** b **',
  'a **b',
  'a *b',
  'a __b',
  '_b',
  'a `b',
  'a ~~b~~',
  '[a] (b) [c](d',
  'a[^1]',
  '<b a',
  '</b',
  '##Two',
  '####### Seven',
  'one\n• two',
  '| A | B |\n| 1 | 2 |',
])('finds what a reader would see of %j', (source) => {
  expect(faultsOf(`Words.\n\n${source}`)).not.toEqual([]);
});

it.each([
  'snake_case, 3 < 4, a | b, [sic], #1 and C#',
  '\\*, \\_a, \\`b, \\[^1], \\<b, \\| c',
  '\\## two',
  '&ast; &#42; &lt;b>',
  '*a* | b',
])('leaves %j alone', (source) => {
  expect(faultsOf(source)).toEqual([]);
});

it('says on which line, and once for each kind', () => {
  expect(leftoversIn('a\nb *c *d\n| e', true)).toEqual([
    { expected: expect.stringContaining('expected *'), lines: 1, mark: '*' },
    { expected: expect.stringContaining('| --- |'), lines: 2, mark: '|' },
  ]);
  expect(faultsOf('a\nb\n• c')[0]).toMatch(/^3: .*\(found "•"\)$/);
});
