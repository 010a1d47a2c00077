/** @jest-environment node */
import { healthcare } from '@/content/industries/healthcare';
import { parseArticle } from '@/content/schema/article';
import { industrySchemas } from '@/content/schema/industry';
import { ContentError, parseContent } from '@/content/schema/parse';
import { serviceSchemas } from '@/content/schema/service';
import { cloudServices } from '@/content/services/cloud-services';
import { cybersecurity } from '@/content/services/cybersecurity';
import { itConsulting } from '@/content/services/it-consulting';

type Path = ReadonlyArray<string | number>;

/** Content as its file says it: a parsed picture goes back to the name of its slot. */
function asWritten(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asWritten);
  if ('slot' in value) return value.slot;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, asWritten(child)]));
}

/** A copy of valid content with one field replaced (or removed, where the value is undefined). */
function broken(content: unknown, path: Path, value: unknown): unknown {
  const copy = asWritten(content);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return copy;
}

const cloud = (path: Path, value: unknown) => () =>
  parseContent(
    'content/services/cloud-services.ts',
    serviceSchemas['cloud-services'],
    broken(cloudServices, path, value),
  );
const security = (path: Path, value: unknown) => () =>
  parseContent(
    'content/services/cybersecurity.ts',
    serviceSchemas['cybersecurity'],
    broken(cybersecurity, path, value),
  );
const consulting = (path: Path, value: unknown) => () =>
  parseContent(
    'content/services/it-consulting.ts',
    serviceSchemas['it-consulting'],
    broken(itConsulting, path, value),
  );
const clinic = (path: Path, value: unknown) => () =>
  parseContent(
    'content/industries/healthcare.ts',
    industrySchemas['healthcare'],
    broken(healthcare, path, value),
  );

it('is content that parses before it is broken', () => {
  expect(cloud(['slug'], 'cloud-services')).not.toThrow();
  expect(security(['slug'], 'cybersecurity')).not.toThrow();
  expect(consulting(['slug'], 'it-consulting')).not.toThrow();
  expect(clinic(['slug'], 'healthcare')).not.toThrow();
});

const faults: ReadonlyArray<[string, () => unknown, string, RegExp]> = [
  [
    'a missing field',
    cloud(['hero', 'lead'], undefined),
    'content/services/cloud-services.ts: hero.lead:',
    /expected string/,
  ],
  [
    'a misspelled field',
    cloud(['hero', 'laed'], 'x'),
    'content/services/cloud-services.ts: hero:',
    /"laed"/,
  ],
  ['a number for text', cloud(['hero', 'title'], 7), 'hero.title:', /expected string/],
  [
    'a title too long for search results',
    cloud(['meta', 'title'], 'x'.repeat(80)),
    'meta.title:',
    /at most 48/,
  ],
  [
    'a headline of nine words',
    cloud(['hero', 'title'], 'one two three four five six seven eight nine'),
    'hero.title:',
    /under nine words/,
  ],
  [
    'a description without a full stop',
    cloud(['meta', 'description'], 'a'.repeat(60)),
    'meta.description:',
    /ends with/,
  ],
  [
    'five questions',
    cloud(['faqs', 'items'], cloudServices.faqs.items.slice(1)),
    'faqs.items:',
    /exactly 6 questions/,
  ],
  [
    'an answer too short to help',
    cloud(['faqs', 'items', 3, 'answer'], `${'word '.repeat(30)}end.`),
    'faqs.items[3].answer:',
    /40 to 90 words/,
  ],
  [
    'eleven badges',
    cloud(['certifications', 'items'], cloudServices.certifications.items.slice(1)),
    'certifications.items:',
    /exactly 12 badges/,
  ],
  [
    'two tabs with one id',
    cloud(['tabs', 'items', 1, 'id'], 'azure'),
    'tabs.items[1]:',
    /different id/,
  ],
  [
    'a photograph that nobody vetted',
    cloud(['tabs', 'items', 0, 'picture'], 'photo-123'),
    'tabs.items[0].picture:',
    /content\/shared\/photos/,
  ],
  ['steps out of order', cloud(['steps', 'items', 0, 'step'], 2), 'steps.items[0].step:', /step 1/],
  [
    'a slider without words',
    cloud(['estimator', 'inputs', 'storage'], undefined),
    'estimator.inputs.storage:',
    /expected/,
  ],
  [
    'words for a slider that is not there',
    cloud(['estimator', 'inputs', 'moons'], { label: 'Moons' }),
    'estimator.inputs',
    /moons/,
  ],
  [
    'a price with cents',
    security(['plans', 'items', 0, 'price', 'monthly'], 299.99),
    'plans.items[0].price.monthly:',
    /whole number/,
  ],
  [
    'two highlighted plans',
    security(['plans', 'items', 0, 'highlighted'], true),
    'plans.items:',
    /at most one/,
  ],
  [
    'an unknown icon',
    security(['cards', 'items', 0, 'icon'], 'unicorn'),
    'cards.items[0].icon:',
    /icon name/,
  ],
  [
    'weights that miss 100',
    consulting(['areas', 'items', 0, 'weight'], 24),
    'areas.items:',
    /add up to 100/,
  ],
  [
    'a price in words',
    clinic(['plans', 'items', 0, 'price', 'setup'], 'free'),
    'plans.items[0].price.setup:',
    /Custom/,
  ],
  [
    'a figure of unknown origin',
    clinic(['figures', 0, 'source'], 'guess'),
    'figures[0].source:',
    /claim or marketing/,
  ],
  [
    'markup in copy',
    clinic(['hero', 'title'], 'Hello <b>there</b>'),
    'hero.title:',
    /without < or >/,
  ],
  ['a filler word', clinic(['hero', 'title'], 'Seamless clinics'), 'hero.title:', /filler word/],
  [
    'a service that the form does not offer',
    clinic(['service'], 'Plumbing'),
    'service:',
    /contact form's services/,
  ],
  [
    'a button of an unknown kind',
    clinic(['hero', 'secondary', 'kind'], 'download'),
    'hero.secondary',
    /kind/,
  ],
  [
    'a space at the end',
    clinic(['closing', 'title'], 'Walk the clinic '),
    'closing.title:',
    /no space/,
  ],
];

it.each(faults)('names file and field: %s', (_name, define, field, expected) => {
  expect(define).toThrow(ContentError);
  expect(define).toThrow(field);
  expect(define).toThrow(expected);
});

describe('articles', () => {
  const front = {
    title: 'A title of some length',
    category: 'Managed IT',
    date: '2024-09-20',
    author: 'Priya Nair',
    image: 'article-managed-it-vs-internal',
    excerpt: 'An excerpt that says what the reader will know at the end of it.',
    readTime: '2',
  };
  const body = `${'word '.repeat(219)}end.\n\n## Sub\n\n${'word '.repeat(219)}end.`;
  const file = (change: Partial<Record<string, string | null>>, text = body) => {
    const fields = Object.entries({ ...front, ...change }).filter(([, value]) => value !== null);
    return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${text}\n`;
  };
  const parse = (source: string) => () => parseArticle('a-good-id.md', source);

  it('parses a good one', () => {
    const article = parseArticle('a-good-id.md', file({}));
    expect(article).toMatchObject({ id: 'a-good-id', readTime: 2, date: '2024-09-20' });
    expect(article.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph']);
    expect(article.links).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ['a missing field', file({ author: null }), /a-good-id\.md: author: .*expected string/],
    ['a field too many', file({ colour: 'red' }), /a-good-id\.md: .*"colour"/],
    ['a day that does not exist', file({ date: '2024-02-30' }), /date: expected a calendar day/],
    ['an unknown category', file({ category: 'Plumbing' }), /category: expected one of/],
    ['an id that is not the file name', file({ id: 'another' }), /id: expected the file's name/],
    ['an empty body', file({}, '## Only a heading'), /body: expected at least one paragraph/],
    [
      'a read time that does not fit',
      file({ readTime: '9' }),
      /readTime: expected 1 to 4 minutes for 441 words/,
    ],
    ['a read time in words', file({ readTime: 'two' }), /readTime: expected whole minutes/],
    [
      'a field twice',
      file({}).replace('author:', 'title: Again\nauthor:'),
      /title: expected this field once/,
    ],
    ['no front matter', 'Just text.', /expected front matter/],
    ['an empty file', '', /expected front matter/],
    [
      'a field twice, with its line',
      file({}).replace('author:', 'title: Again\nauthor:'),
      /md:5: title/,
    ],
    [
      'a wrong field, with its line',
      file({ date: '2024-02-30' }),
      /md:4: date: .*\(found "2024-02-30"\)/,
    ],
    ['a read time, with its line', file({ readTime: '9' }), /md:8: readTime: .*\(found 9\)/],
    [
      'a script',
      file({}, `${body}\n\n<script>alert(1)</script>`),
      /articles\/a-good-id\.md:17: expected a paragraph, .* \(found HTML: "<script>/,
    ],
    [
      'a picture',
      file({}, `![x](y.png)\n\n${body}`),
      /a-good-id\.md:11: expected words, emphasis or a link \(found a picture/,
    ],
    [
      'a filler word in the body',
      file({}, `${body}\n\nA **seamless** move.`),
      /a-good-id\.md:17: expected plain words, not a filler word \(found "seamless"\)/,
    ],
    [
      'an exclamation mark in the body',
      file({}, `${body}\n\n- One\n- Two!`),
      /a-good-id\.md:18: expected no exclamation mark \(found "!"\)/,
    ],
    [
      'several faults at once',
      file({}, `${body}\n\n# One\n\nTwo!`),
      /md:17: expected a subheading[\s\S]*md:19: expected no exclamation/,
    ],
  ])('names file and field or line: %s', (_name, source, expected) => {
    expect(parse(source)).toThrow(ContentError);
    expect(parse(source)).toThrow(expected);
  });

  it('counts the lines of the file, whatever ends them', () => {
    const source = `\uFEFF${file({}, `${body}\n\n***`).replace(/\n/g, '\r\n')}`;
    expect(parse(source)).toThrow(/a-good-id\.md:17: .*a line across the page/);
  });

  it('keeps the links with their lines for the check against all pages', () => {
    const { links } = parseArticle('a-good-id.md', file({}, `${body}\n\n[Write](/contact) to us.`));
    expect(links).toEqual([{ href: '/contact', line: 17 }]);
  });

  it('reads Windows line ends and a byte order mark', () => {
    expect(parseArticle('a-good-id.md', `\uFEFF${file({}).replace(/\n/g, '\r\n')}`)).toMatchObject({
      id: 'a-good-id',
    });
  });
});

it('lists every fault at once', () => {
  const both = broken(broken(cloudServices, ['hero', 'title'], ''), ['closing', 'lead'], '');
  expect(() =>
    parseContent('content/services/cloud-services.ts', serviceSchemas['cloud-services'], both),
  ).toThrow(/hero\.title[\s\S]*closing\.lead/);
});
