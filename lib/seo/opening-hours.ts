import type { OpeningHoursSpecification } from 'schema-dts';
import { readHours, type Hours } from '@/lib/opening-hours';

const two = (number: number) => String(number).padStart(2, '0');

/** 8.5 → `08:30`. */
const timeOf = (hours: number) => `${two(Math.floor(hours))}:${two(Math.round((hours % 1) * 60))}`;

/** The lines of the business hours that are hours; the others say something in words. */
export const openingHours = (lines: Hours): OpeningHoursSpecification[] =>
  readHours(lines).flatMap(({ weekdays, span }) =>
    span && weekdays.length > 0
      ? [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: [...weekdays],
            opens: timeOf(span.opens),
            closes: timeOf(span.closes),
          },
        ]
      : [],
  );
