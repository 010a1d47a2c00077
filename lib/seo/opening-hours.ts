import type { OpeningHoursSpecification } from 'schema-dts';
import { DAY, isAllDay, readHours, type Hours } from '@/lib/opening-hours';

const two = (number: number) => String(number).padStart(2, '0');

/** 8.5 → `08:30`, 24 → `00:00`. */
const timeOf = (hours: number) =>
  `${two(Math.floor(hours) % DAY)}:${two(Math.round((hours % 1) * 60))}`;

/** The lines of the business hours that are hours; the others say something in words. */
export const openingHours = (lines: Hours): OpeningHoursSpecification[] =>
  readHours(lines).flatMap(({ weekdays, span }) =>
    span && weekdays.length > 0
      ? [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: [...weekdays],
            opens: timeOf(span.opens),
            // All day is so written for Google: until 00:00 it would be no time at all.
            closes: isAllDay(span) ? '23:59' : timeOf(span.closes),
          },
        ]
      : [],
  );
