/** @jest-environment node */
import { appWebDev } from '@/content/services/app-web-dev';
import { cloudServices } from '@/content/services/cloud-services';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { durationOf, misplacedStep, timeline } from '@/lib/timeline';

const week = { from: undefined, open: false };

it.each([
  ['Week 3', { from: 2, least: 1, most: 1, open: false }],
  ['Weeks 1 and 2', { from: 0, least: 2, most: 2, open: false }],
  ['Weeks 6 to 8', { from: 5, least: 3, most: 3, open: false }],
  ['Weeks 5-10', { from: 4, least: 6, most: 6, open: false }],
  ['2 weeks', { ...week, least: 2, most: 2 }],
  ['1 to 2 weeks', { ...week, least: 1, most: 2 }],
  ['2 weeks, plus delivery', { ...week, least: 2, most: 2, open: true }],
  ['1 to 3 nights a site', { ...week, least: 1 / 7, most: 3 / 7, open: true }],
  ['First 30 days', { ...week, least: 30 / 7, most: 30 / 7 }],
])('reads %s', (words, duration) => expect(durationOf(words)).toEqual(duration));

it('takes a month as a twelfth of a year', () => {
  expect((durationOf('12 months')?.most ?? 0) * 7).toBeCloseTo(365.25);
});

it.each([
  '',
  'A while',
  'Weeks 2',
  'Week 1 to 2',
  'Week 0',
  'Weeks 1 and 3',
  'Weeks 4-4',
  'Weeks 8 to 6',
  '1 weeks',
  '2 week',
  '0 weeks',
  '3 to 2 weeks',
  '2 to 2 weeks',
  'About 2 weeks',
  '2 weeks, or so',
])('refuses %p', (words) => expect(durationOf(words)).toBeUndefined());

it.each([
  [['Weeks 1-2', '3 to 4 weeks', 'Week 7'], -1],
  [['Weeks 1-2', 'Week 4', 'Week 9'], 1],
  [['Week 2'], 0],
  // Where one cannot be read, nobody knows when the next begins.
  [['Week 1', 'A while', 'Week 9'], -1],
  [[], -1],
])('finds the first step that begins elsewhere: %j', (durations, index) => {
  expect(misplacedStep(durations.map((duration) => ({ duration })))).toBe(index);
});

it('lays steps end to end', () => {
  const steps = ['Weeks 1-2', '3 to 4 weeks', '1 week, plus delivery'].map((duration) => ({
    duration,
  }));
  expect(timeline(steps).map(({ from, most }) => [from, from + most])).toEqual([
    [0, 2],
    [2, 6],
    [6, 7],
  ]);
});

it.each([
  [['2 days', '5 days', 'Week 2']],
  [['10 days', '4 days', 'Weeks 3-4']],
  [['5 days', '5 days', '4 days', 'Week 3']],
  [['1 to 2 nights a site', '19 days', 'Week 4', '1 day', '6 days', 'Week 6']],
])('counts days until a week is full: %j', (durations) => {
  const spans = timeline(durations.map((duration) => ({ duration })));
  const last = spans.at(-1);
  expect(last?.from).toBe(durationOf(last?.duration ?? '')?.from);
});

it.each([
  ['a gap', ['Weeks 1-2', 'Week 4']],
  ['an overlap', ['Weeks 1-2', 'Weeks 2-3']],
  ['a late start', ['Week 2']],
  ['a day too few', ['2 days', '4 days', 'Week 2']],
  ['a day too many', ['2 days', '6 days', 'Week 2']],
])('refuses %s', (_, durations) => {
  expect(() => timeline(durations.map((duration) => ({ duration })))).toThrow(/does not begin/);
});

it.each([appWebDev, cloudServices, networkInfrastructure])('draws the steps of $slug', (page) => {
  expect(timeline(page.steps.items)).toHaveLength(page.steps.items.length);
});
