/** @jest-environment node */
import { only } from '@/lib/query';

it.each([
  ['plan=group', 'group'],
  ['a=1&plan=group&b=2', 'group'],
  ['plan=', ''],
  ['', undefined],
  ['plans=group', undefined],
  ['plan=group&plan=group', undefined],
  ['plan=&plan=group', undefined],
])('reads of %p what stands there once', (query, value) => {
  expect(only(new URLSearchParams(query), 'plan')).toBe(value);
});
