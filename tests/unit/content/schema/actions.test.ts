/** @jest-environment node */
import { action } from '@/content/schema/actions';
import { workbooks } from '@/content/workbooks';

/** What the schema says of a button: undefined when it is right. */
const fault = (value: unknown) => action.safeParse(value).error?.issues[0]?.message;

it.each(workbooks.map(({ id }) => id))('hands the workbook %s to its button', (id) => {
  const found = action.parse({ kind: 'saveWorkbook', label: 'Download', workbook: id });
  expect(found).toMatchObject({ workbook: { id, href: expect.stringMatching(/\.xlsx$/) } });
});

it('refuses a workbook that there is not', () => {
  const { error } = action.safeParse({ kind: 'saveWorkbook', label: 'Download', workbook: 'none' });
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['workbook'],
      message: 'expected a workbook of content/workbooks',
    }),
  ]);
});

it.each([
  { kind: 'contact', label: 'Write to us' },
  { kind: 'page', label: 'See it', href: '/services' },
  { kind: 'calculator', label: 'Try it' },
])('may be %j', (value) => expect(fault(value)).toBeUndefined());

it.each([
  [{ kind: 'telepathy', label: 'x' }, /kind/],
  [{ kind: 'page', label: 'x', href: 'https://example.com' }, /path of this site/],
  [{ kind: 'page', label: 'x' }, /expected/],
  [{ kind: 'contact', label: 'x', href: '/contact' }, /href/],
])('may not be %j', (value, message) => expect(fault(value)).toMatch(message));
