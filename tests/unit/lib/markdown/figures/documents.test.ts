/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from '../../../../support/markdown';

/** The kinds of figures in the examples of a document, each of which has to be right as it stands. */
const kindsIn = (file: string) =>
  Array.from(
    readFileSync(join(process.cwd(), file), 'utf8').matchAll(/^````markdown\n(.*?)^````$/gms),
    ([, example = '']) => blocksOf(example),
  )
    .flat()
    .flatMap((block) => (block.kind === 'figure' ? [block.chart.kind] : []));

it('shows a figure in the README that works when it is copied', () => {
  expect(kindsIn('README.md')).toEqual(['bars']);
});

it('shows every kind of figure in CONTRIBUTING, each of which works when it is copied', () => {
  expect(kindsIn('.github/CONTRIBUTING.md')).toEqual(['bars', 'stacked', 'line', 'timeline']);
});
