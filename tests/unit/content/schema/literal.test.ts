/** @jest-environment node */
import { placeInModule } from '@/content/schema/literal';

const source = `import { definePage } from './schema';
const shared = { title: '', lead: "", menu: \`\` };
// It’s not here: definePage(
export const page = definePage('page', { tabs: [shared] }, {
  // don’t count
  slug: 'page', /* menu: 'x', */ /**/ //
  'wide name': "it's",
  hero: {
    title:
      '{ [ not brackets ( \\' }',
    lead: \`a \${shared.title}, b\`,
  },
  ...shared,
  tabs: [
    { label: 'One', points: ['a', 'b'] },
    {
      label: 'Two',
      points: ['a', bill(1, { of: 2 }), 'c',],
    },
    ...more,
    { label: 'Three' },
  ],
  pricing: priced({ from: 1 }),
  shared,
});
`;

it.each([
  [[], 4, true],
  [['slug'], 6, true],
  [['wide name'], 7, true],
  [['hero', 'title'], 10, true],
  [['hero', 'lead'], 11, true],
  [['tabs'], 14, true],
  [['tabs', 0, 'points', 1], 15, true],
  [['tabs', 1], 16, true],
  [['tabs', 1, 'points', 2], 18, true],
  [['shared'], 24, true],
  // Missing: where it should be.
  [['menu'], 4, false],
  [['hero', 'menu'], 8, false],
  [['tabs', 1, 'badge', 'label'], 16, false],
  [['tabs', 1, 'points', 3], 18, false],
  // Not written out: what is known of the way to it.
  [['tabs', 3, 'label'], 14, false],
  [['pricing', 'from'], 23, false],
  [['slug', 'x'], 6, false],
])('knows where %j stands', (path, line, found) => {
  expect(placeInModule(source, path, {})).toEqual({ line, found });
});

it.each([
  ['export const a = 1;'],
  ['export const a = definePage(data);'],
  ['export const a = definePage({}), b = definePage({});'],
  [''],
])('knows nothing of %p', (text) => expect(placeInModule(text, ['a'], {})).toBeUndefined());

it('tells the definitions of a module apart by their texts', () => {
  const two = `export const a = definePage({
  title: 'One', menu: 'Both',
});
export const b = definePage({
  title: 'Two', menu: 'Both',
});`;
  expect(placeInModule(two, ['title'], { title: 'Two', menu: 'Both' })).toEqual({
    line: 5,
    found: true,
  });
  expect(placeInModule(two, ['lead'], { title: 'Two' })).toEqual({ line: 4, found: false });
  expect(placeInModule(two, ['lead'], { title: 'Three' })).toBeUndefined();
  expect(placeInModule(two, ['lead'], {})).toBeUndefined();
});
