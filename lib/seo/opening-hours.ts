import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

/** Lines of business hours: `Mon-Fri`, `8:00 AM-6:00 PM`. */
export type Hours = ReadonlyArray<{ days: string; time: string }>;

const DAYS: Record<string, DayOfWeek[]> = {
  'Mon-Fri': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  Saturday: ['Saturday'],
  Sunday: ['Sunday'],
};

/** `8:00 AM` → `08:00`, `6:00 PM` → `18:00`. Undefined for words. */
function clock(time: string): string | undefined {
  const [, hour = '', minute = '', half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  if (half === undefined) return undefined;
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The lines of the business hours that are hours; the others say something in words. */
export function openingHours(lines: Hours): OpeningHoursSpecification[] {
  return lines.flatMap(({ days, time }) => {
    const [opens, closes] = time.split('-').map(clock);
    const dayOfWeek = DAYS[days];
    if (!dayOfWeek || !opens || !closes) return [];
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }];
  });
}
