/** @jest-environment node */
import { BAR_WIDTH, DAYS, skyline, WATER, WIDTH } from '@/lib/skyline';

it('draws ninety days with exactly one incident', () => {
  expect(skyline).toHaveLength(DAYS);
  expect(DAYS).toBe(90);
  expect(skyline.filter(({ tone }) => tone === 'incident')).toHaveLength(1);
});

it('stands every bar on the water line, below the upper edge', () => {
  for (const { y, height } of skyline) {
    expect(y + height).toBeCloseTo(WATER, 6);
    expect(y).toBeGreaterThan(0);
  }
});

it('keeps the bars apart and within the picture', () => {
  skyline.forEach(({ x }, index) => {
    expect(x + BAR_WIDTH).toBeLessThanOrEqual(skyline[index + 1]?.x ?? WIDTH);
  });
});
