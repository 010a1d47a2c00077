import { render } from '@testing-library/react';
import { HoursBars } from '@/components/charts/HoursBars';
import { contact } from '@/content/pages/contact';
import { quartersOfDay } from '@/content/ui';
import { openingHours } from '@/lib/seo/opening-hours';

const { items, legend } = contact.hours;
const hoursOf = (clock: unknown) =>
  Number(String(clock).slice(0, 2)) + Number(String(clock).slice(3)) / 60;

/** How search engines are told of the end of a day, and of one that has none. */
const ENDS: Readonly<Record<string, number>> = { '00:00': 24, '23:59': 24 };

it('draws seven days, and names the quarters of the day below the last', () => {
  const { container } = render(<HoursBars lines={items} legend={legend} />);
  expect(container.querySelectorAll('svg')).toHaveLength(7);
  const axis = [...container.querySelectorAll('.hours-axis > span')];
  expect(axis.map((hour) => hour.textContent)).toEqual(quartersOfDay);
});

const week = [
  { days: 'Mon-Fri', time: '8:30 AM-12:00 AM' },
  { days: 'Saturday', time: 'All day' },
  { days: 'Sunday', time: 'Closed' },
];

it.each([
  ['as they are', items],
  ['until midnight and all day', week],
])('draws what search engines are told, day by day: %s', (_name, lines) => {
  const { container } = render(<HoursBars lines={lines} legend={legend} />);
  const drawn = [...container.querySelectorAll('rect')].map((bar) => {
    const [from = 0, long = 0] = ['x', 'width'].map((name) =>
      parseFloat(bar.getAttribute(name) ?? ''),
    );
    return [from, from + long].map((share) => (share * 24) / 100);
  });
  const told = openingHours(lines).flatMap(({ dayOfWeek, opens, closes }) =>
    [dayOfWeek].flat().map(() => [hoursOf(opens), ENDS[String(closes)] ?? hoursOf(closes)]),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const [index, ends] of told.entries())
    for (const [end, hours] of ends.entries()) expect(drawn[index]?.[end]).toBeCloseTo(hours, 1);
  expect(drawn).toHaveLength(told.length);
});

it('says every line in words', () => {
  const { container } = render(<HoursBars lines={items} legend={legend} />);
  const terms = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual(items.map(({ days, time }) => [days, time]));
});
