import { render } from '@testing-library/react';
import { HoursBars } from '@/components/charts/HoursBars';
import { contact } from '@/content/pages/contact';
import { quartersOfDay } from '@/content/ui';
import { openingHours } from '@/lib/seo/opening-hours';

const { items, legend } = contact.hours;
const hoursOf = (clock: unknown) =>
  Number(String(clock).slice(0, 2)) + Number(String(clock).slice(3)) / 60;

it('draws seven days, and names the quarters of the day below the last', () => {
  const { container } = render(<HoursBars lines={items} legend={legend} />);
  expect(container.querySelectorAll('svg')).toHaveLength(7);
  const axis = [...container.querySelectorAll('.hours-axis > span')];
  expect(axis.map((hour) => hour.textContent)).toEqual(quartersOfDay);
});

it('draws what search engines are told, day by day', () => {
  const { container } = render(<HoursBars lines={items} legend={legend} />);
  const drawn = [...container.querySelectorAll('rect')].map((bar) => {
    const [from, long] = ['x', 'width'].map((name) => parseFloat(bar.getAttribute(name) ?? ''));
    return [Math.round((from ?? 0) * 0.24), Math.round(((from ?? 0) + (long ?? 0)) * 0.24)];
  });
  const told = openingHours(items).flatMap(({ dayOfWeek, opens, closes }) =>
    [dayOfWeek].flat().map(() => [hoursOf(opens), hoursOf(closes)]),
  );
  expect(drawn).toEqual(told);
});

it('says every line in words', () => {
  const { container } = render(<HoursBars lines={items} legend={legend} />);
  const terms = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual(items.map(({ days, time }) => [days, time]));
});
