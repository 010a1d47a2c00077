// Loaded into every process of an export (--import): its clock stands at another hour of another year.
const HOUR_MS = 3_600_000;
const AHEAD_MS = (400 * 24 + 7) * HOUR_MS;

const { now } = Date;
Date.now = () => now() + AHEAD_MS;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, self) =>
    Reflect.construct(date, given.length > 0 ? given : [Date.now()], self),
});
