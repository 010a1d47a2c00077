/** @jest-environment node */
import { defineHours } from '@/content/schema/hours';
import { ContentError } from '@/content/schema/parse';
import { businessHours } from '@/content/shared/service-hours';
import { broken } from '../../../support/broken';

type Data = Parameters<typeof defineHours>[0];
const define = (path: ReadonlyArray<string | number>, value: unknown) => () =>
  defineHours(broken({ businessHours }, ['businessHours', ...path], value) as Data);

it('takes the hours as they are', () => {
  expect(defineHours({ businessHours })).toEqual({ businessHours });
});

it.each<[string, ReadonlyArray<string | number>, unknown, string, RegExp]>([
  ['another form', [0, 'time'], '8:00-18:00', '[0].time', /two times of one day.*"8:00-18:00"/],
  [
    'midnight twice',
    [0, 'time'],
    '12:00 AM-12:00 AM',
    '[0].time',
    /or words without digits, such as All day/,
  ],
  ['an end before its beginning', [1, 'time'], '5:00 PM-9:00 AM', '[1].time', /the earlier first/],
  ['a line of no day', [1, 'days'], 'Sat', '[1].days', /expected one of Mon-Fri, Saturday/],
  ['a day twice', [1, 'days'], 'Sunday', '', /every day of the week once, in its order/],
  ['hours of no day', [3, 'time'], '8:00 AM-6:00 PM', '[3].time', /no day of its own/],
  ['a line too few', [], businessHours.slice(1), '', /expected exactly 4 lines/],
])('names the file where the hours stand, and the field: %s', (_name, path, value, field, rule) => {
  expect(define(path, value)).toThrow(ContentError);
  expect(define(path, value)).toThrow(`content/shared/service-hours.ts: businessHours${field}: `);
  expect(define(path, value)).toThrow(rule);
});

it('asks for a day with hours, of which pages make a sentence', () => {
  const closed = businessHours.map((line) => ({ ...line, time: 'Closed' }));
  expect(define([], closed)).toThrow(
    /service-hours\.ts: businessHours: expected hours on at least one/,
  );
  const allDay = [{ ...closed[0], time: 'All day' }, ...closed.slice(1)];
  expect(define([], allDay)).not.toThrow();
});

it('asks for hours that fit into the sentences that say them', () => {
  const times = ['8:30 AM-5:30 PM', '9:30 AM-5:30 PM', '9:00 AM-5:00 PM', 'Emergency Support'];
  const lines = businessHours.map((line, index) => ({ ...line, time: times[index] }));
  expect(define([], lines)).toThrow(/at most 61 characters, not “weekdays 8:30 to 5:30, Sat/);
});

it('shows the line', () => {
  const [line] = businessHours;
  expect(define([0, 'time'], '8 to 6')).toThrow(
    new RegExp(`^> \\d+ \\| +\\{ days: '${line?.days}', time: '${line?.time}' \\},$`, 'm'),
  );
});
