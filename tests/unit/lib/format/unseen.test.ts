/** @jest-environment node */
import { UNSEEN, visible } from '@/lib/format/unseen';

it.each(['\u00a0', '\u202f', '\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff'])(
  'finds %j and shows its number',
  (character) => {
    expect(`a${character}b`).toMatch(UNSEEN);
    expect(visible(`a${character}b${character}`)).toMatch(/^a\\u[0-9a-f]{4}b\\u[0-9a-f]{4}$/);
  },
);

it('leaves what is seen as it is', () => {
  const seen = 'Plain words, Montréal – “quoted” ’ 10 %';
  expect(seen).not.toMatch(UNSEEN);
  expect(visible(seen)).toBe(seen);
});
