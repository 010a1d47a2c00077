/** @jest-environment node */
import { company } from '@/content/company';
import type * as Primitives from '@/content/schema/primitives';
import { faultsOf } from '../../../support/markdown';
import { withReplaced } from '../../../support/replaced';

const FILLER = 'expected plain words, not a filler word';

/** What is wrong with words, in a line of copy and in a document, at a company of this name. */
function faultsAt(name: string, email: string, words: string): string[] {
  let found: string[] = [];
  withReplaced({ '@/content/company': { company: { ...company, name, email } } }, () => {
    const { text, wordRules } = jest.requireActual<typeof Primitives>(
      '@/content/schema/primitives',
    );
    const inCopy =
      text(200)
        .safeParse(words)
        .error?.issues.map(({ message }) => message) ?? [];
    found = [...inCopy, ...faultsOf(words, wordRules)];
  });
  return found;
}

it.each([
  ['Synergy IT Solutions', 'hello@synergyit.example', 'Synergy IT Solutions answers.'],
  ['Empower IT', 'a@empower.example', 'You asked Empower IT, and Empower IT’s staff came.'],
  ['Robust (Networks)', 'a@b.example', 'Call Robust (Networks) today.'],
])('lets %s be named in copy and documents', (name, email, words) => {
  expect(faultsAt(name, email, words)).toEqual([]);
  // As it could be nobody else's.
  expect(faultsAt('Lakes IT', 'a@lakes.example', words)).toEqual([
    FILLER,
    expect.stringContaining(FILLER),
  ]);
});

it('lets its address be named, where a document links it', () => {
  const words = '[us at a@synergy.example](/contact)';
  const noLink = expect.stringContaining('no marks of Markdown');
  expect(faultsAt('Lakes IT', 'a@synergy.example', words)).toEqual([noLink]);
  expect(faultsAt('Lakes IT', 'a@lakes.example', words)).toEqual([
    noLink,
    FILLER,
    expect.stringContaining(FILLER),
  ]);
});

it.each(['A robust plan', 'Robust Networks make robust networks', 'Synergy of Robust Networks'])(
  'lets no company write %j',
  (words) => {
    expect(faultsAt('Robust Networks', 'a@b.example', words)).toEqual([
      FILLER,
      expect.stringContaining(FILLER),
    ]);
  },
);
