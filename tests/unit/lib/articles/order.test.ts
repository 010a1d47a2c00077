import { newestFirst, oldestFirst } from '@/lib/articles/order';

const articles = [
  { id: 'b', date: '2024-05-01' },
  { id: 'old', date: '2023-12-31' },
  { id: 'a', date: '2024-05-01' },
  { id: 'new', date: '2025-01-01' },
];
const sorted = (order: typeof newestFirst) => [...articles].sort(order).map(({ id }) => id);

it('sorts by day both ways, the same day by id', () => {
  expect(sorted(newestFirst)).toEqual(['new', 'a', 'b', 'old']);
  expect(sorted(oldestFirst)).toEqual(['old', 'a', 'b', 'new']);
});

it('takes an article for equal to itself alone', () => {
  for (const order of [newestFirst, oldestFirst]) {
    for (const a of articles) {
      for (const b of articles) expect(order(a, b) === 0).toBe(a === b);
    }
  }
});
