/** @jest-environment node */
import {
  calendarDay,
  count,
  headline,
  icon,
  iconNames,
  picture,
  sentence,
  serviceOption,
  serviceOptions,
  slug,
  text,
} from '@/content/schema/primitives';
import { photos, photoSlots } from '@/content/shared/photos';

/** What a schema says of a value: undefined when it is right. */
const fault = (
  schema: { safeParse: (value: unknown) => { error?: { issues: Array<{ message: string }> } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

describe('a line of copy', () => {
  it.each([
    'x'.repeat(40),
    'Plain words.',
    'Straße, Montréal – “quoted”',
    'A $25 plan (100% ours)',
    'R&D at A&B, C# and #1 [sic]',
    'AT&T; Bell, and P&L; then costs',
    'For example, name@example.ca.',
    'Publish a _dmarc record',
    'A field customer_id {or not}, 24-hour – or more',
  ])('may be %p', (value) => expect(fault(text(60), value)).toBeUndefined());

  it.each([
    ['', /at least 1/],
    ['x'.repeat(61), /at most 60/],
    [' x', /no space/],
    ['x ', /no space/],
    ['two  spaces', /single spaces/],
    ['two\nlines', /single spaces/],
    ['Hello <b>there</b>', /without < or >/],
    ['Hurrah!', /no exclamation mark/],
    ['**Three** cables', /no marks of Markdown or HTML/],
    ['~~Three~~ cables', /no marks of Markdown or HTML/],
    ['## Three cables', /no marks of Markdown or HTML/],
    ['See [the form](/contact)', /no marks of Markdown or HTML/],
    ['R&amp;D budgets', /no marks of Markdown or HTML/],
    ['R&AMP;D budgets', /no marks of Markdown or HTML/],
    ['A &#x2014; B', /no marks of Markdown or HTML/],
    ['A |&#8203; B', /no marks of Markdown or HTML/],
    ['A seamless move', /filler word/],
    ['Leveraging the cloud', /filler word/],
    ['A STATE-OF-THE-ART office', /filler word/],
    ['A bell \b', /can be seen/],
    ['Nothing \0', /can be seen/],
    ['No character \ufffe', /can be seen/],
    ['Half a letter \ud83d', /can be seen/],
    ['A letter lost \ufffd', /can be seen/],
    ['Turned \u202egnorw', /can be seen/],
    ['Marked \u200fright', /can be seen/],
    ['Isolated \u2066words\u2069', /can be seen/],
    ['Another\u2028line', /can be seen/],
    ['a\rb', /single spaces/],
    ['x'.repeat(41), /at most 40 characters/],
    ["It's here", /curly quotes/],
    ['A "plan"', /curly quotes/],
    ['10\u00a0users', /no-break space/],
    ['net\u200bwork', /can be seen/],
    ['cyber\u00adsecurity', /can be seen/],
    ['Open ${routineHours}', /in a module alone, between backticks/],
    ['Risks -- and timing', /a dash as –/],
    ['See www.example.com', /no address/],
    ['See https://example.com/a', /no address/],
    ['The __real__ cost', /no marks of Markdown or HTML/],
    ['The _real_ cost', /no marks of Markdown or HTML/],
  ])('may not be %j', (value, message) => expect(fault(text(60), value)).toMatch(message));
});

it('keeps a headline under nine words', () => {
  expect(fault(headline, 'one two three four five six seven eight')).toBeUndefined();
  expect(fault(headline, 'one two three four five six seven eight nine')).toMatch(
    /expected at most 8 words/,
  );
});

it('ends a sentence as sentences end', () => {
  for (const end of ['.', '?', '.”', '.’”', '. (Of two.)']) {
    expect(fault(sentence(60), `A sentence of some length${end}`)).toBeUndefined();
  }
  for (const end of ['', ' (so).)', ' (of two.)', ' (Dell, HP, etc.)'])
    expect(fault(sentence(60), `A sentence of some length${end}`)).toMatch(/ends with/);
});

it.each([
  ['a-slug-2', true],
  ['wifi7', true],
  ['A-Slug', false],
  ['a--b', false],
  ['-a', false],
  ['a_b', false],
  ['', false],
])('slug %p: %p', (value, ok) => expect(fault(slug, value) === undefined).toBe(ok));

it.each([
  [1, true],
  [0, false],
  [-1, false],
  [1.5, false],
  ['1', false],
])('count %p: %p', (value, ok) => expect(fault(count, value) === undefined).toBe(ok));

it.each([
  ['2024-02-29', true],
  ['2024-12-31', true],
  ['2099-12-31', true],
  ['0024-11-15', false],
  ['1924-11-15', false],
  ['9999-12-31', false],
  ['2024-02-30', false],
  ['2023-02-29', false],
  ['2024-13-01', false],
  ['15.11.2024', false],
  ['2024-1-1', false],
  ['', false],
])('day %p: %p', (value, ok) => expect(fault(calendarDay, value) === undefined).toBe(ok));

it('hands the photograph of a slot over with its name', () => {
  const [slot] = photoSlots;
  if (!slot) throw new Error('content/shared/photos.ts: no slots');
  expect(picture.parse(slot)).toEqual({ slot, ...photos[slot] });
  expect(fault(picture, 'photo-123')).toMatch(/content\/shared\/photos/);
});

it('knows its icons, and no other', () => {
  for (const name of iconNames) expect(fault(icon, name)).toBeUndefined();
  expect(fault(icon, 'unicorn')).toMatch(/icon name/);
});

it('knows the services of the form, and no other', () => {
  for (const service of serviceOptions) expect(fault(serviceOption, service)).toBeUndefined();
  expect(fault(serviceOption, 'Plumbing')).toMatch(/contact form's services/);
});
