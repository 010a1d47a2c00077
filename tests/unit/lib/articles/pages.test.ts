import { pageCount, pageHref, pageOf, pageOfSegment, PAGE_SIZE } from '@/lib/articles/pages';

describe('pages of the library', () => {
  it('hold 12 articles each', () => {
    expect([0, 5, 12, 13, 24, 1000].map(pageCount)).toEqual([1, 1, 1, 2, 2, 84]);
    const items = Array.from({ length: 50 }, (_, index) => index);
    expect(pageOf(items, 5)).toEqual([48, 49]);
    expect(pageOf(items, 1)).toHaveLength(PAGE_SIZE);
  });
  it('have addresses that no article can take', () => {
    expect(pageHref(1)).toBe('/resources');
    expect(pageOfSegment(pageHref(2).replace('/resources/', ''))).toBe(2);
    expect(
      ['page-0', 'page-01', 'page-x', 'page-2a', 'page', 'front-page-2'].map(pageOfSegment),
    ).toEqual(Array(6).fill(undefined));
  });
});
