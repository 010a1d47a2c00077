/** @jest-environment node */
import { replaySchema } from '@/content/schema/replay';
import { threatReplay } from '@/content/shared/threat-replay';

type Input = typeof threatReplay;

const fault = (steps: Input['steps']): string | undefined =>
  replaySchema.safeParse({ ...threatReplay, steps }).error?.issues[0]?.message;

const { steps } = threatReplay;
const [first, second, ...rest] = steps;
if (!first || !second) throw new Error('expected steps');

it('takes the replay as it is', () => expect(fault(steps)).toBeUndefined());

it.each<[string, Input['steps'], RegExp]>([
  ['too few steps', steps.slice(0, 4), /5 to 8 steps/],
  ['steps out of order', [first, { ...second, at: 400 }, ...rest], /in their order/],
  ['two steps at once', [first, { ...second, at: first.at }, ...rest], /in their order/],
  ['a late beginning', [{ ...first, at: 5 }, second, ...rest], /first step at 0/],
  ['two marked steps', [first, { ...second, marked: true }, ...rest], /exactly one marked/],
  [
    'a marked beginning',
    steps.map((step, index) => ({ ...step, marked: index === 0 ? (true as const) : undefined })),
    /exactly one marked/,
  ],
  ['an attacker who sees nothing', [{ ...first, attacker: '' }, second, ...rest], /at least/],
  [
    'an exclamation',
    [{ ...first, us: 'We saw the whole of it at once!' }, second, ...rest],
    /exclamation/,
  ],
])('refuses %s', (_name, value, message) => expect(fault(value)).toMatch(message));
