/** @jest-environment node */
import { landingPages } from '@/content/landing-pages';
import { anyEstimatorSchema, estimatorSchema } from '@/content/schema/estimator';
import { ContentError, parseContent } from '@/content/schema/parse';
import { appWebDev } from '@/content/services/app-web-dev';
import { cloudServices } from '@/content/services/cloud-services';
import { itConsulting } from '@/content/services/it-consulting';
import { cloud } from '@/lib/estimators/cloud';
import { development } from '@/lib/estimators/development';
import { maturity } from '@/lib/estimators/maturity';
import { broken, unparsed } from '../../../support/broken';

const parseCloud = (path: ReadonlyArray<string | number>, value: unknown) => () =>
  parseContent(
    'content/x.ts',
    estimatorSchema(cloud),
    broken(cloudServices.estimator, path, value),
  );

it('accepts the words of every estimator of the site', () => {
  const copies = landingPages.flatMap(({ estimator }) => (estimator ? [estimator] : []));
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) expect(anyEstimatorSchema.safeParse(copy).error).toBeUndefined();
});

it.each<[string, ReadonlyArray<string | number>, unknown, RegExp]>([
  ['a slider without words', ['inputs', 'storage'], undefined, /inputs\.storage: .*expected/],
  ['words for a slider that is not there', ['inputs', 'moons'], { label: 'M' }, /inputs\.moons: /],
  ['a result without words', ['results', 'savings'], undefined, /results\.savings: /],
  ['words for a result that is not there', ['results', 'moons'], 'Moons', /results\.moons: /],
  ['a remark that is missing', ['remark'], undefined, /remark: /],
  ['a remark that nothing shows', ['lineFull'], 'Full', /lineFull: /],
  ['the words of another estimator', ['id'], 'network', /id: /],
  ['a format that nobody knows', ['inputs', 'users', 'format'], 'euros', /inputs\.users\.format: /],
  ['a summary of what is not computed', ['summary'], '{moons}', /summary: .*only results/],
  ['a brace that does not close', ['summary'], 'At {monthly a month', /summary: .*every brace/],
  ['a name in braces with a space', ['summary'], 'At { monthly }', /summary: .*every brace/],
  [
    'two sliders with one label',
    ['inputs', 'users', 'label'],
    cloudServices.estimator.inputs.storage.label,
    /inputs\.\w+\.label: .*a different label for each/,
  ],
  [
    'names for a slider that does not count 1, 2, 3',
    ['inputs', 'storage', 'format'],
    { levels: ['Little', 'Much'] },
    /inputs\.storage\.format: expected dollars or a unit \(found/,
  ],
  [
    'a share with too many decimals',
    ['results', 'savings'],
    { label: 'Savings', format: { percent: 3 } },
    /results\.savings\.format\.percent: expected 0, 1 or 2 decimals/,
  ],
])('names file and field: %s', (_name, path, value, message) => {
  expect(parseCloud(path, value)).toThrow(ContentError);
  expect(parseCloud(path, value)).toThrow(/^Broken content\ncontent\/x\.ts: /);
  expect(parseCloud(path, value)).toThrow(message);
});

it('needs a name for every level of a slider that is called by names', () => {
  const path = ['inputs', 'complexity', 'format', 'levels'];
  const parse = (levels: readonly string[]) =>
    estimatorSchema(development).safeParse(broken(appWebDev.estimator, path, levels)).success;
  const { min, max } = development.inputs.complexity;
  const names = Array.from({ length: max - min + 1 }, (_, index) => `Level ${index + min}`);
  expect(parse(names)).toBe(true);
  expect(parse(names.slice(1))).toBe(false);
});

it('needs a name for every level that a result can come to', () => {
  const path = ['results', 'level', 'format', 'levels'];
  const parse = (levels: readonly string[]) => () =>
    parseContent(
      'content/x.ts',
      estimatorSchema(maturity),
      broken(itConsulting.estimator, path, levels),
    );
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  expect(parse(names)).not.toThrow();
  expect(parse(names.slice(1))).toThrow(/results\.level: expected a name for every level up to 5/);
});

it('tells estimators apart by their id', () => {
  const copy = { ...unparsed(cloudServices.estimator), id: 'nope' };
  expect(anyEstimatorSchema.safeParse(copy).error?.issues[0]?.message).toMatch(
    /^expected id to be one of cloud, /,
  );
});
