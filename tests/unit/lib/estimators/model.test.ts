/** @jest-environment node */
import { defaultsOf, isPossible, monthlyCost } from '@/lib/estimators/model';

const bounds = { min: 5, max: 50, step: 5, default: 10 };

it('starts every slider at its default', () => {
  expect(defaultsOf({ a: bounds, b: { ...bounds, default: 45 } })).toEqual({ a: 10, b: 45 });
});

it.each([5, 10, 45, 50])('lets a slider stand at %p', (value) => {
  expect(isPossible(value, bounds)).toBe(true);
});

it.each([0, 55, 7, 5.5, -5, Number.NaN, Number.POSITIVE_INFINITY])(
  'lets no slider stand at %p',
  (value) => expect(isPossible(value, bounds)).toBe(false),
);

it('counts steps from the least value, not from 0', () => {
  expect(isPossible(8, { ...bounds, min: 3 })).toBe(true);
  expect(isPossible(10, { ...bounds, min: 3 })).toBe(false);
});

it('costs each input at its rate, and all of them together', () => {
  expect(monthlyCost({ users: 40, storage: 2_000 }, { users: 25, storage: 0.05 })).toEqual({
    users: 1_000,
    storage: 100,
    monthly: 1_100,
  });
});

it('costs nothing where nothing is used or asked for', () => {
  expect(monthlyCost({ users: 0, seats: 3 }, { users: 25, seats: 0 })).toEqual({
    users: 0,
    seats: 0,
    monthly: 0,
  });
});
