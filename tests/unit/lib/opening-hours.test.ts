/** @jest-environment node */
import { contact } from '@/content/pages/contact';
import { readHours, spokenHours, WEEK } from '@/lib/opening-hours';

const read = (days: string, time: string) => readHours([{ days, time }])[0];

it('reads every day of the week once, in its order', () => {
  expect(readHours(contact.hours.items).flatMap(({ weekdays }) => weekdays)).toEqual(WEEK);
});

it('reads morning, afternoon, midnight, noon and halves', () => {
  expect(read('Saturday', '8:30 AM-6:00 PM')?.span).toEqual({ opens: 8.5, closes: 18 });
  expect(read('Saturday', '12:00 AM-12:00 PM')?.span).toEqual({ opens: 0, closes: 12 });
  expect(read('Saturday', '12:00 PM-12:00 AM')?.span).toEqual({ opens: 12, closes: 24 });
});

it('says them as one does', () => {
  const week = [
    { days: 'Mon-Fri', time: '8:30 AM-6:00 PM' },
    { days: 'Saturday', time: '12:00 PM-5:00 PM' },
    { days: 'Sunday', time: 'Emergency Only' },
  ];
  expect(spokenHours(week)).toBe('weekdays 8:30 to 6 and Saturdays noon to 5');
  expect(spokenHours([{ days: 'Mon-Fri', time: '8:05 AM-6:00 PM' }])).toBe('weekdays 8:05 to 6');
});

const weekOf = (...times: string[]) =>
  ['Mon-Fri', 'Saturday', 'Sunday'].map((days, index) => ({ days, time: times[index] ?? '' }));

it.each([
  [
    weekOf('All day', '8:00 AM-12:00 AM', '12:00 AM-1:00 PM'),
    'weekdays all day, Saturdays 8 to midnight and Sundays midnight to 1',
  ],
  [weekOf('8:00 AM-12:00 AM', '8:00 AM-12:00 AM', '8:00 AM-12:00 AM'), 'every day 8 to midnight'],
  [
    weekOf('7:00 AM-6:00 PM', 'open all day', 'Open all day'),
    'weekdays 7 to 6 and weekends all day',
  ],
  [weekOf('9:00 AM-5:00 PM', 'Closed', '9:00 AM-5:00 PM'), 'weekdays and Sundays 9 to 5'],
  [weekOf('Closed', 'Closed', 'Closed'), ''],
])('says three lines, midnight, all day and what is alike as one does', (week, said) => {
  expect(spokenHours(week)).toBe(said);
});

it.each([
  '8:00 AM-6:00 PM-9:00 PM',
  '25:00 AM-6:00 PM',
  '0:30 AM-6:00 PM',
  '08:00 AM-6:00 PM',
  '8:00 AM-6:75 PM',
  '6:00 PM-8:00 AM',
  '12:30 AM-12:15 AM',
  '12:00 AM-12:00 AM',
  '8:00 AM-8:00 AM',
])('reads no hours in %s', (time) => {
  expect(read('Saturday', time)?.span).toBeUndefined();
});

it('takes words for words', () => {
  expect(read('Sunday', 'Emergency Only')?.span).toBeUndefined();
});
