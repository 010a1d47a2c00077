/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { legal } from '@/content/industries/legal';
import { landingPages } from '@/content/landing-pages';
import { fileOf } from '@/content/schema/landing';
import { photos } from '@/content/shared/photos';
import { formatDollars, formatNumber } from '@/lib/format/numbers';
import { wifiArticle } from '../../specification';
import { copyProject, removeCopy } from '../../support/copy';
import { ROOT } from '../../support/exports';
import { tool } from '../../support/tools';

const JEST = join(ROOT, tool('jest'));
let copy = '';
beforeAll(() => {
  copy = copyProject('jobs', ['tests']);
});
afterAll(() => removeCopy(copy));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

/** Replaces every `from` of a file, which has to be there. */
function change(file: string, from: string, to: string): void {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file}: expected ${from}`);
  writeFileSync(join(copy, file), text.replaceAll(from, to));
}

/** The example article of the recipe, as somebody copies it. */
function addArticle(): void {
  const recipes = readFileSync('.github/CONTRIBUTING.md', 'utf8');
  const [, example] = /## An article\n[\s\S]*?```\n(---\n[\s\S]*?)```/.exec(recipes) ?? [];
  if (example === undefined) throw new Error('CONTRIBUTING.md: expected an example of an article');
  // Unless somebody has published that very one.
  if (articles.some(({ title }) => example.includes(title))) return;
  writeFileSync(join(copy, 'content/articles/cables-to-label.md'), example);
}

function renameArticle(): void {
  const id = wifiArticle;
  const renamed = `${id}-again`;
  const file = `content/articles/${renamed}.md`;
  renameSync(join(copy, `content/articles/${id}.md`), join(copy, file));
  // It may have been renamed before.
  const text = read(file);
  const [line = '', older] = /\nformerly: (.*)/.exec(text) ?? [];
  const formerly = [id, older].filter(Boolean).join(', ');
  writeFileSync(
    join(copy, file),
    text.replace(line, '').replace('\nreadTime:', `\nformerly: ${formerly}\nreadTime:`),
  );
  for (const page of landingPages.map(fileOf))
    if (read(page).includes(`article: '${id}'`))
      change(page, `article: '${id}'`, `article: '${renamed}'`);
  change('tests/specification.ts', `'${id}'`, `'${renamed}'`);
}

/** A specified price, which stands in sentences of its page too. */
function changePrice(): void {
  const file = `content/industries/${legal.slug}.ts`;
  const plan = legal.plans.items.at(1);
  const now = plan?.price.monthly;
  if (!plan || now === undefined || now === 'Custom') throw new Error(`${file}: expected a price`);
  const next = now + 151;
  /** As the specification writes it: `2_499`. */
  const specified = (dollars: number) => formatNumber(dollars).replace(',', '_');
  change(file, `monthly: ${now}`, `monthly: ${next}`);
  change(file, formatDollars(now), formatDollars(next));
  change(
    'tests/specification.ts',
    `name: '${plan.name}', price: { monthly: ${specified(now)}`,
    `name: '${plan.name}', price: { monthly: ${specified(next)}`,
  );
}

/** Whoever has the site now: it may have been taken over. */
function changeCompany(): void {
  change('content/company.ts', `name: '${company.name}'`, "name: 'Stonebridge Systems'");
  change('content/company.ts', company.phone.label, '(647) 555-0117');
}

/** One of the stock host's, and one of our own. */
function changePhotographs(): void {
  const [stock, own] = [photos['industry-legal'], photos['industry-financial']];
  change('content/shared/photos.ts', stock.id, 'photo-1500000000000-0123456789ab');
  mkdirSync(join(copy, 'public/photographs'), { recursive: true });
  copyFileSync('public/icon-512.png', join(copy, 'public/photographs/our-office.png'));
  change('content/shared/photos.ts', own.id, '/photographs/our-office.png');
  change('content/shared/photos.ts', own.alt, 'Our own office, with the server room behind glass');
}

it('leaves the tests of content as they are: a new and a renamed article, price, company, photographs', () => {
  addArticle();
  renameArticle();
  changePrice();
  changeCompany();
  changePhotographs();
  const args = ['--selectProjects', 'unit', '-c', 'tests/jest.config.mjs', '--runInBand'];
  args.push('tests/unit/together.ts');
  // As one file: another jest is at work beside this one.
  const env = { ...process.env, TESTS_TOGETHER: 'content' };
  const { status, stderr } = spawnSync('node', [JEST, ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  expect(stderr.split('\n').filter((line) => /^(?:FAIL|Tests:) |●/.test(line))).toEqual([
    expect.stringMatching(/^Tests: +\d{3,} passed, \d+ total$/),
  ]);
  expect(status).toBe(0);
}, 120_000);
