import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import nextEnv from '@next/env';
import { checkEnvFiles } from '@/lib/build/settings';
import type { Answers } from './answers';
import { findTraces, othersThan, traceOf, tracesOf } from './search';
import { companyIn, companyWith, environmentWith } from './write';

// The build reads the settings anew: what is loaded here is those from before.
const environment = { ...process.env };
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
const { DEFAULT_SITE_URL, siteUrl, webOrigin } = await import('@/lib/env');
const { answerTo, complete, questionNames, questions, readArguments, USAGE } =
  await import('./answers');

const COMPANY = 'content/company.ts';
const SETTINGS = '.env.local';
/** Wins over it in a build. */
const STRONGER = '.env.production.local';
/**
 * What there was before each takeover since the last search that came out clean, a line each; then the cities
 * of which content still speaks.
 */
const FORMER = '.cache/takeover.jsonl';

/** What the command cannot know. */
const NEXT = `Yours to do: the company's mark and the articles' authors (README, Taking the site over); the blurb and the
networks in ${COMPANY}, the hours in content/shared/service-hours.ts, the claims in content/claims.ts,
the skyline in lib/skyline.ts, a public/.well-known/security.txt, where the contact form posts to (README,
Settings); NEXT_PUBLIC_SITE_URL wherever else the site is built, since ${SETTINGS} is not committed; and
what README says of another province.`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

/** Asks for what is not given. An empty answer is what stands in brackets. */
async function ask(given: Partial<Answers>, usual: Partial<Answers>): Promise<Partial<Answers>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stop = () => process.exit(1);
  terminal.once('close', stop);
  const answers = { ...given };
  for (const name of questionNames) {
    while (answers[name] === undefined) {
      const known = usual[name];
      const { asks, example } = questions[name];
      const hint = known === undefined ? `, such as ${example}` : ` [${known || 'none'}]`;
      const answer = (await terminal.question(`${asks}${hint}: `)).trim() || known;
      try {
        if (answer !== undefined) answers[name] = answer && answerTo(name, answer);
      } catch (error) {
        console.error(reasonOf(error));
      }
    }
  }
  terminal.off('close', stop);
  terminal.close();
  return answers;
}

/** Fields of the schema that have an argument of another name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  location: 'city',
  'locality.city': 'city',
  'locality.region': 'region',
  'locality.country': 'country',
};

/** Lets the schema look at the new company before anything is written. Throws what it says, argument by argument. */
async function check(company: string): Promise<void> {
  const candidate = resolve('content/company.candidate.ts');
  writeFileSync(candidate, company);
  try {
    await import(pathToFileURL(candidate).href);
  } catch (error) {
    const faults = [...reasonOf(error).matchAll(/^content\/company\.ts: ([\w.]+): (.+)$/gm)];
    if (faults.length === 0) throw error;
    const lines = faults.map(([, field = '', fault]) => {
      const argument = ARGUMENTS[field] ?? field;
      const isAsked = questionNames.some((name) => name === argument);
      return `${isAsked ? `--${argument}` : `${COMPANY}: ${field}`}: ${fault}`;
    });
    throw new Error(lines.join('\n'), { cause: error });
  } finally {
    rmSync(candidate);
  }
}

/**
 * Keeps what is there now, before it is written over: a build may fail, and who runs the command again has
 * but the new answers in the files. Returns it with all that was kept before.
 */
function keep(old: readonly Answers[]): Answers[] {
  const kept = existsSync(FORMER) ? readFileSync(FORMER, 'utf8').split('\n') : [];
  const lines = [...new Set([...kept, ...old.map((each) => JSON.stringify(each))])];
  mkdirSync(dirname(FORMER), { recursive: true });
  writeFileSync(FORMER, lines.join('\n'));
  return lines.map((line): Answers => JSON.parse(line));
}

/** Searches the new export for what was there before. Throws an Error that names the files, and the command. */
async function search(former: Answers[], answers: Answers, again: string): Promise<void> {
  const traces = tracesOf(former, answers);
  const left = await findTraces('out', traces);
  if (left.length > 0) {
    const sources = await findTraces('content', traces);
    throw new Error(
      [
        'The export still says what was there before:',
        ...left,
        ...(sources.length > 0 ? ['In content/:', ...sources] : []),
        again,
      ].join('\n'),
    );
  }
  const searched = [...new Set(traces.map(({ what }) => `the old ${what}`))].join(', ');
  console.log(
    searched ? `Nothing in out/ has ${searched}.` : 'Nothing to search for: all is as it was.',
  );
}

/** The text of a file of settings; none where there is no such file. */
function settingsIn(path: string): string {
  // What Windows puts in front, Next reads over, parseEnv does not.
  const contents = existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : '';
  checkEnvFiles([{ path, contents }]);
  return contents;
}

/** Throws an Error where a build would take another origin than this one of .env.local. */
function checkOrigin(origin: string): void {
  const { NEXT_PUBLIC_SITE_URL: inEnvironment } = environment;
  const set = inEnvironment ?? parseEnv(settingsIn(STRONGER)).NEXT_PUBLIC_SITE_URL;
  if (set === undefined) return;
  if (webOrigin('NEXT_PUBLIC_SITE_URL', set.trim() || DEFAULT_SITE_URL) === origin) return;
  const place = inEnvironment === undefined ? STRONGER : 'the environment';
  throw new Error(
    `--origin: NEXT_PUBLIC_SITE_URL is set in ${place}, where it wins over ${SETTINGS}: unset it`,
  );
}

async function takeover(): Promise<void> {
  const source = readFileSync(COMPANY, 'utf8');
  const settings = settingsIn(SETTINGS);
  // Its own text, whatever wins over it: what is set in the environment may be from before, or new already.
  const own = parseEnv(settings).NEXT_PUBLIC_SITE_URL?.trim();
  const origin = own ? webOrigin(SETTINGS, own) : siteUrl;
  const old = { ...companyIn(source), origin };
  const { answers: given, formerly } = readArguments(process.argv.slice(2));
  const usual = formerly ? old : { country: old.country, street: '' };
  const asks = process.stdin.isTTY && !formerly;
  // Asked for, the province can be the old one. Left out, it would go unseen beside another city.
  const asked = { ...usual, region: old.region };
  const answers = complete(asks ? await ask(given, asked) : given, usual);

  checkOrigin(answers.origin);
  const company = companyWith(source, answers);
  await check(company);
  const name = formerly ?? old.name;
  const before = own ? [old] : [old, { ...old, origin: DEFAULT_SITE_URL }];
  const former = [...keep(before), { ...old, name }];
  writeFileSync(COMPANY, company);
  const written = [COMPANY];
  // Searching once more, it knows of no other origin than the build.
  if (!formerly || given.origin) {
    writeFileSync(SETTINGS, environmentWith(settings, answers.origin));
    written.push(SETTINGS);
  }
  console.log(`Written: ${written.join(', ')}. The build follows.`);

  const again = `Mend it, then: npm run takeover -- --formerly "${name}"`;
  // On Windows npm is a script for the shell.
  const build = { stdio: 'inherit', env: environment, shell: true } as const;
  if (spawnSync('npm run --silent build', build).status !== 0)
    throw new Error(`The build failed. ${again}`);
  await search(former, answers, again);

  const cities = former.map(({ city }) => city);
  const spokenOf: string[] = [];
  for (const city of othersThan([answers.city], cities)) {
    const words = await findTraces('content', [traceOf('city', city, [answers.city])]);
    if (words.length === 0) continue;
    spokenOf.push(city);
    console.log([`${city} is still named here. Change it or leave it:`, ...words].join('\n'));
  }
  // Of what was there before, only these cities are still searched for when the command is run again.
  if (spokenOf.length === 0) rmSync(FORMER);
  else
    writeFileSync(FORMER, spokenOf.map((city) => JSON.stringify({ ...answers, city })).join('\n'));
  console.log(NEXT);
}

if (process.argv.length === 2 && !process.stdin.isTTY) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  try {
    await takeover();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
