/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lakes, lakesSource } from '../../../support/company-source';
import { copyProject, removeCopy } from '../../../support/copy';
import { manifestOf } from '../../../support/exports';

const northgate = {
  name: 'Northgate Systems',
  city: 'Ottawa',
  region: 'Ontario',
  phone: '613-555-0170',
  email: 'hello@northgate.example',
  origin: 'https://www.northgate.example',
};

const LAKES_ORIGIN = 'https://www.lakes.example';

let copy: string;
beforeAll(() => {
  copy = copyProject('takeover');
});
beforeEach(() => {
  lakesHasIt();
  buildsEnd('exit 1');
  for (const file of [
    '.env',
    '.env.local',
    '.env.production.local',
    '.cache/takeover.jsonl',
    'out/a.pdf',
  ])
    rmSync(join(copy, file), { force: true });
});
afterAll(() => removeCopy(copy));

/** Has the copy be a company's that is not the new one, whosever the site is, and speak of its city once. */
function lakesHasIt() {
  writeFileSync(join(copy, 'content/company.ts'), lakesSource);
  writeFileSync(
    join(copy, 'content/shared/place.ts'),
    `export const place = 'A visit to your office in ${lakes.city}';\n`,
  );
  const settings = join(copy, 'lib/env.ts');
  const DEFAULT = /(?<=DEFAULT_SITE_URL = ')[^']+/;
  const source = readFileSync(settings, 'utf8');
  if (!DEFAULT.test(source)) throw new Error('lib/env.ts: expected an address of the site');
  writeFileSync(settings, source.replace(DEFAULT, LAKES_ORIGIN));
}

/** Has builds in the copy end like this, and leave one page that says this. */
function buildsEnd(script: string, page = '') {
  const file = join(copy, 'package.json');
  const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, scripts: { build: script } }));
  mkdirSync(join(copy, 'out'), { recursive: true });
  writeFileSync(join(copy, 'out/index.html'), page);
}

/** Neither in jest's own mode is .env.local read, nor where tests/run.ts says that it was. */
const env = {
  ...process.env,
  NODE_ENV: 'production' as const,
  __NEXT_PROCESSED_ENV: undefined,
  NEXT_PUBLIC_SITE_URL: undefined,
};

/** Runs the command in the copy, with no terminal. */
function takeover(answers: Record<string, string | undefined>, settings = {}) {
  const args = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  // Not by tsx's own command, which starts a second process.
  return spawnSync(process.execPath, ['--import', 'tsx', 'lib/takeover/run.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
    input: '',
    env: { ...env, ...settings },
  });
}

it('explains itself where there are neither arguments nor a terminal', () => {
  const { status, stderr } = takeover({});
  expect(status).toBe(1);
  // No line is continued: each shell has another sign for that.
  expect(stderr).toMatch(
    /^ {2}npm run takeover$[^]*^ {2}npm run takeover -- --name ".*--origin "/m,
  );
});

// What a single answer is refused for, answers.test.ts tells: here one stands for all.
it.each([
  ['what is missing', { origin: undefined }, 'Missing: --origin'],
  ['another city in no province', { region: undefined }, 'Missing: --region'],
  ['a phone', { phone: '555-0170' }, '--phone: expected ten digits'],
  ['an email address', { email: 'hello' }, '--email: expected an email address (found "hello")'],
  [
    'what the schema says no to',
    { name: 'Wow!', street: 'x'.repeat(61) },
    '--name: expected no ex',
  ],
])('refuses %s by its argument, and writes nothing', (_what, wrong, message) => {
  const before = manifestOf(join(copy, 'content'));
  const { status, stderr } = takeover({ ...northgate, ...wrong });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('node_modules');
  expect(manifestOf(join(copy, 'content'))).toEqual(before);
  expect(existsSync(join(copy, '.env.local'))).toBe(false);
});

describe('where another origin wins over .env.local', () => {
  const inFile = (before = 'BUILD_ID=a\n') =>
    writeFileSync(
      join(copy, '.env.production.local'),
      `${before}NEXT_PUBLIC_SITE_URL="${LAKES_ORIGIN}"\n`,
    );
  const there = `NEXT_PUBLIC_SITE_URL=${northgate.origin}\n`;

  it.each([
    ['the environment', { NEXT_PUBLIC_SITE_URL: LAKES_ORIGIN }, () => undefined],
    // As the shell has it that is to have none: the build takes the default.
    ['the environment', { NEXT_PUBLIC_SITE_URL: '' }, () => undefined],
    ['.env.production.local', {}, () => inFile()],
    // As Windows saves it.
    ['.env.production.local', {}, () => inFile('\uFEFF')],
  ])('refuses a takeover and a search: in %s, %j', (place, environment, prepare) => {
    prepare();
    writeFileSync(join(copy, '.env.local'), there);
    buildsEnd('exit 0', LAKES_ORIGIN);
    for (const answers of [northgate, { formerly: lakes.name }]) {
      const { status, stderr } = takeover(answers, environment);
      expect(stderr).toBe(
        `--origin: NEXT_PUBLIC_SITE_URL is set in ${place}, where it wins over .env.local: unset it\n`,
      );
      expect(status).toBe(1);
      expect(readFileSync(join(copy, '.env.local'), 'utf8')).toBe(there);
    }
  });

  it('writes none where there was none', () => {
    expect(takeover(northgate, { NEXT_PUBLIC_SITE_URL: LAKES_ORIGIN }).status).toBe(1);
    expect(existsSync(join(copy, '.env.local'))).toBe(false);
  });

  it('goes on where it is the same', () => {
    inFile();
    writeFileSync(join(copy, '.env.local'), there);
    const { stdout } = takeover(northgate, { NEXT_PUBLIC_SITE_URL: `${northgate.origin}/` });
    expect(stdout).toContain('Written: content/company.ts, .env.local.');
  });
});

it('leaves .env.local alone when it searches once more', () => {
  expect(takeover({ formerly: lakes.name }).stdout).toContain('Written: content/company.ts. The');
  expect(existsSync(join(copy, '.env.local'))).toBe(false);
});

it('writes .env.local when it searches once more with another origin', () => {
  const { stdout } = takeover({ formerly: lakes.name, origin: northgate.origin });
  expect(stdout).toContain('Written: content/company.ts, .env.local.');
  expect(readFileSync(join(copy, '.env.local'), 'utf8')).toBe(
    `NEXT_PUBLIC_SITE_URL=${northgate.origin}\n`,
  );
});

it('searches under the default where the environment has none', () => {
  const { stdout } = takeover({ formerly: lakes.name }, { NEXT_PUBLIC_SITE_URL: '' });
  expect(stdout).toContain('Written: content/company.ts. The');
});

it('searches for the default origin where the environment alone has the new one', () => {
  buildsEnd('exit 0', LAKES_ORIGIN);
  const { stderr } = takeover(northgate, { NEXT_PUBLIC_SITE_URL: northgate.origin });
  expect(stderr).toContain('index.html: the old address of the site (');
});

it('searches for an origin that .env has had', () => {
  const origin = 'https://old.lakes.example';
  writeFileSync(join(copy, '.env'), `NEXT_PUBLIC_SITE_URL=${origin}\n`);
  buildsEnd('exit 0', origin);
  expect(takeover(northgate).stderr).toContain('index.html: the old address of the site (');
  expect(takeover({ formerly: lakes.name }).stderr).toContain('the old address of the site (');
});

/** A PDF of two pages that says all this where only a reader of PDFs finds it: in hexadecimal digits. */
function pdfOf(title: string, [first, second]: readonly [string, string], href: string): string {
  const hex = (text: string) => `<${Buffer.from(text).toString('hex')}>`;
  const words = (text: string) => `BT /F 9 Tf ${hex(text)} Tj ET`;
  const stream = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`;
  const page =
    '/Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
  const link = `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI${hex(href)}>>>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    `<<${page}/Contents 5 0 R>>`,
    `<<${page}/Contents 6 0 R/Annots[${link}]>>`,
    stream(words(first)),
    stream(words(second)),
    `<</Title${hex(title)}>>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`);
  return ['%PDF-1.4', ...body, 'trailer<</Root 1 0 R/Info 7 0 R>>', '%%EOF'].join('\n');
}

it('searches every page of a PDF, its links, and what it says of itself', () => {
  buildsEnd('exit 0');
  const pdf = pdfOf(lakes.name, [LAKES_ORIGIN, lakes.phone], `mailto:${lakes.email}`);
  writeFileSync(join(copy, 'out/a.pdf'), pdf);
  const { stderr } = takeover(northgate);
  for (const what of ['name', 'phone', 'email address', 'address of the site'])
    expect(stderr).toContain(`a.pdf: the old ${what} (`);
});

it('names a field that no argument mends', () => {
  const long = lakesSource.replace(
    /(?<=blurb:\s+)'[^']+'/,
    `'${'We serve Kingston and all that is around it. '.repeat(5).trim()}'`,
  );
  writeFileSync(join(copy, 'content/company.ts'), long.replace('Lakes IT', 'L'));
  const { stderr } = takeover({ ...northgate, city: 'Lac-Saint-Jean' });
  expect(stderr).toContain('content/company.ts: blurb: expected at most 220 characters');
});

it('leaves settings alone that were saved as UTF-16', () => {
  const settings = Buffer.from('\uFEFFBUILD_ID=a\r\n', 'utf16le');
  writeFileSync(join(copy, '.env.local'), settings);
  const { status, stderr } = takeover(northgate);
  expect(status).toBe(1);
  expect(stderr).toContain('.env.local: expected a file saved as UTF-8');
  expect(readFileSync(join(copy, '.env.local'))).toEqual(settings);
  expect(readFileSync(join(copy, 'content/company.ts'), 'utf8')).toBe(lakesSource);
});

it('searches for all that was there before until nothing is left of it, however often it is run', () => {
  const again = { formerly: lakes.name };
  expect(takeover(northgate).stderr).toContain(
    `The build failed. Mend it, then: npm run takeover -- --formerly "${lakes.name}"`,
  );

  const all = [lakes.name, lakes.phone, lakes.email, LAKES_ORIGIN];
  buildsEnd('exit 0', all.join('\n'));
  for (const answers of [again, { ...northgate, name: 'Northgate' }]) {
    const { status, stderr } = takeover(answers);
    expect(status).toBe(1);
    for (const what of ['name', 'phone', 'email address', 'address of the site'])
      expect(stderr).toContain(`index.html: the old ${what} (`);
  }
  // By then it has had another name as well.
  buildsEnd('exit 0', northgate.name);
  expect(takeover(again).stderr).toContain(
    `index.html: the old name (“…index.html ${northgate.name}`,
  );

  buildsEnd('exit 0', 'Northgate');
  const { status, stdout } = takeover(again);
  expect(stdout).toContain(
    'Nothing in out/ has the old name, the old phone, the old email address, the old address of the site.',
  );
  expect(stdout).toContain(`${lakes.city} is still named here. Change it or leave it:`);
  expect(stdout).toContain('shared/place.ts: the old city (');
  expect(status).toBe(0);

  // The words of the place are named until there are none.
  const later = takeover(again).stdout;
  expect(later).toContain('Nothing in out/ has the old name.');
  expect(later).toContain(`${lakes.city} is still named here. Change it or leave it:`);
  // And what README leaves to whoever takes the site over.
  for (const file of ['lib/skyline.ts', 'public/.well-known/security.txt'])
    expect(later).toContain(file);
});
