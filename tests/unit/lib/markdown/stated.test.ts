/** @jest-environment node */
import { unstated } from '@/lib/markdown/stated';

it.each([
  ['$95,840', 'It comes to $95,840 a year.'],
  ['US$2.9 billion', 'about US$2.9 billion in losses'],
  ['70%', 'by 70%, though'],
  ['15 days', 'fifteen days'],
  ['60 days', 'Sixty days'],
  ['25 days', 'Twenty-five days'],
  ['90 and 42', 'ninety forty-two-inch screens'],
  ['49', 'forty-nine screens'],
  ['2', 'two-factor codes'],
  ['3', '3 millionaires'],
  ['2.9', 'the cells\n2.9\nmillion'],
  ['$0', 'there were none'],
  ['0%', 'there were none'],
  ['1,234,567', '1234567 visits'],
  ['\u2212$12,280', 'You finish $12,280 behind'],
  ['no number', ''],
])('finds %s in %j', (words, text) => {
  expect(unstated(words, text)).toEqual([]);
});

it.each([
  ['$95,841', 'It comes to $95,840 a year.', '$95,841'],
  ['$95', 'It comes to $95,840 a year.', '$95'],
  ['$64', '64 hours', '$64'],
  ['64', '$64', '64'],
  ['$60', 'US$60', '$60'],
  ['$2.9 billion', '$2.9 million', '$2.9 billion'],
  ['70', '70%', '70'],
  ['2.5', '2 and 5', '2.5'],
  ['$0.50', '0.50', '$0.50'],
  ['0', 'one', '0'],
  ['20', 'It takes twenty-five days.', '20'],
  ['5', 'It takes twenty-five days.', '5'],
  ['6', 'sixty', '6'],
])('misses %s in %j', (words, text, missing) => {
  expect(unstated(words, text)).toEqual([missing]);
});
