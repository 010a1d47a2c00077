import { DAYS, skyline, WATER } from '@/lib/skyline';

it('draws ninety days with exactly one incident', () => {
  expect(skyline).toHaveLength(DAYS);
  expect(skyline.filter(({ tone }) => tone === 'incident')).toHaveLength(1);
});

it('stands every bar on the water line', () => {
  for (const { y, height } of skyline) expect(y + height).toBeCloseTo(WATER, 6);
});
