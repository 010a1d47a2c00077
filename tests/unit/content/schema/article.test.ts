/** @jest-environment node */
import { checkFormerIds, parseArticle } from '@/content/schema/article';
import { ContentError } from '@/content/schema/parse';

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
    expect(article.updated).toBeUndefined();
    const corrected = parseArticle('a-good-id.md', file({ updated: '2026-11-28' }));
    expect(corrected).toMatchObject({ date: '2024-09-20', updated: '2026-11-28' });
  });

  describe('the notes of a line', () => {
    const withLine = (...points: string[]) => {
      const head = ['title: What it is', 'unit: $', 'shows: It is more in the end than before.'];
      const figure = ['```line', ...head, ...points, '```'].join('\n');
      return file({}, `It is $0, $1, $2 or $3; 0, 1, 2 or 3.\n\n${figure}\n\n${body}`);
    };

    it.each([
      [['year 0 | 0', 'year 1 | 1 | twenty of them in it']],
      [['year 0 | 0 | just thirteen', 'year 1 | 1 | just thirteen', 'year 2 | 2']],
      [['year 0 | 0', 'year 1 | 1 | no longer', 'year 2 | 2', 'year 3 | 3']],
    ])('have room on a phone: %j', (points) => expect(parse(withLine(...points))).not.toThrow());

    it.each([
      [
        ['year 0 | 0', 'year 1 | 1 | what it comes to then'],
        /md:13: expected a note of at most 20 characters \(found "what it comes to then"\)/,
      ],
      [
        ['year 0 | 0', 'year 1 | 1', 'year 2 | 2 | a sum of fifteen'],
        /md:13: expected "year 2" at least 63% of the axis after "year 1", or shorter notes \(found 50%\)/,
      ],
      [
        ['year 0 | 0', 'year 1 | 1 | twelve of it', 'year 2 | 2', 'year 3 | 3'],
        /md:13: expected "year 1" at least 41% of the axis after "year 0", or shorter notes \(found 33%\)/,
      ],
    ])('lie over others: %j', (points, expected) => {
      expect(parse(withLine(...points))).toThrow(expected);
    });
  });

  const words = (count: number) => 'word '.repeat(count).trim();
  /** Words of this many characters in all, which end like this. */
  const wordsOf = (length: number, end = '') =>
    words(length).slice(0, length - 2 - end.length) + `ax${end}`;

  it.each<[string, string, string]>([
    ['title', file({ title: wordsOf(8) }), file({ title: wordsOf(7) })],
    ['title', file({ title: wordsOf(70) }), file({ title: wordsOf(71) })],
    ['excerpt', file({ excerpt: wordsOf(60, '.') }), file({ excerpt: wordsOf(59, '.') })],
    ['excerpt', file({ excerpt: wordsOf(220, '.') }), file({ excerpt: wordsOf(221, '.') })],
    ['author', file({ author: 'Ann' }), file({ author: 'An' })],
    ['author', file({ author: wordsOf(40) }), file({ author: wordsOf(41) })],
    // At 200 words a minute, and one minute more; at 240, and one less.
    ['readTime', file({ readTime: '3' }, words(400)), file({ readTime: '3' }, words(399))],
    ['readTime', file({ readTime: '1' }, words(480)), file({ readTime: '1' }, words(481))],
  ])('ends at the bounds of %s', (field, within, beyond) => {
    expect(parse(within)).not.toThrow();
    expect(parse(beyond)).toThrow(
      new RegExp(`^Broken content\\n\\S+: ${field}: expected [^\\n]+$`),
    );
  });

  it('ends at an id of 80 characters', () => {
    const named = (length: number) => () => parseArticle(`${'a'.repeat(length)}.md`, file({}));
    expect(named(80)).not.toThrow();
    expect(named(81)).toThrow(/: id: expected at most 80 characters/);
  });

  it.each<[string, string, RegExp]>([
    ['a missing field', file({ author: null }), /a-good-id\.md: author: .*expected string/],
    ['a field too many', file({ colour: 'red' }), /a-good-id\.md:9: colour: /],
    ['a day that does not exist', file({ date: '2024-02-30' }), /date: expected a calendar day/],
    [
      'a day in words, once',
      file({ date: 'November 22, 2026' }),
      /^Broken content\n\S+: date: expected a calendar day that .*$/,
    ],
    [
      'a filler word late in the excerpt',
      file({ excerpt: `${'word '.repeat(30)}robust words.` }),
      /md:7: excerpt: .*\(found "robust" in "….* word robust words\."\)$/m,
    ],
    [
      'a correction before its article',
      file({ updated: '2024-09-20' }),
      /md:9: updated: expected a day after 2024-09-20, the date \(found "2024-09-20"\)/,
    ],
    [
      'a correction on no day',
      file({ updated: 'today' }),
      /md:9: updated: expected a calendar day/,
    ],
    ['an unknown category', file({ category: 'Plumbing' }), /category: expected one of/],
    ['an id that is not the file name', file({ id: 'another' }), /id: expected the file's name/],
    ['an empty body', file({}, '## Only a heading'), /body: expected at least one paragraph/],
    [
      'a read time that does not fit',
      file({ readTime: '9' }),
      /readTime: expected 1 to 3 minutes for 441 words/,
    ],
    [
      'a read time above the only one that fits',
      file({ readTime: '9' }, 'Plain words.'),
      /readTime: expected 1 minute for 2 words/,
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
      /articles\/a-good-id\.md:17: expected a paragraph, .* \(found html\)/,
    ],
    [
      'a picture',
      file({}, `![x](y.png)\n\n${body}`),
      /a-good-id\.md:11: expected words, .* \(found image\)/,
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
      'a subheading whose address the page uses itself',
      file({}, `${body}\n\n## Main\n\n### Share title`),
      /md:17: expected another subheading: .* #main .*\(found "Main"\)[\s\S]*md:19: .* #share-title /,
    ],
    ['a subheading twice', file({}, `${body}\n\n## Sub`), /md:17: expected another subheading/],
    [
      'a subheading with nothing under it, at the end and before another',
      file({}, `${body}\n\n### A\n\n## B\n\n### C\n\nWords.\n\n### D`),
      /md:17: expected words under a subheading \(found none under "A"\)(?!.*"[BC]"\))[\s\S]*md:25: .*\(found none under "D"\)/,
    ],
    [
      'a subheading right above another of its level',
      file({}, `${body}\n\n## A\n\n## B\n\nWords.`),
      /md:17: expected words under a subheading \(found none under "A"\)/,
    ],
    [
      'an amount in the excerpt that its text does not state',
      file({
        excerpt: 'A year of care costs $95,841 here, and saves 12% of what the two of you pay.',
      }),
      /md:7: excerpt: expected a figure that the text states \(found "\$95,841"\)[\s\S]*md:7: excerpt: .*\(found "12%"\)/,
    ],
    [
      'a share in the excerpt whose text states an amount alone',
      file(
        { excerpt: 'A year of care costs $95,840 here, and saves 12% of what the two of you pay.' },
        body.replace('end.', 'at $95,840 and 12.'),
      ),
      /^Broken content\n\S+md:7: excerpt: expected a figure that the text states \(found "12%"\)/,
    ],
    [
      'several faults at once',
      file({}, `${body}\n\n# One\n\nTwo!`),
      /md:17: expected ## or ###[\s\S]*md:19: expected no exclamation/,
    ],
  ])('names file and field or line: %s', (_name, source, expected) => {
    expect(parse(source)).toThrow(ContentError);
    expect(parse(source)).toThrow(expected);
  });

  it('takes an excerpt whose figures its text states, and whose counts are its own', () => {
    const excerpt =
      'A year of care costs $95,840 here, and saves 12% of what all three of you pay.';
    const text = body.replace('end.', 'at $95840, which is 12% less.');
    expect(parseArticle('a-good-id.md', file({ excerpt }, text)).excerpt).toBe(excerpt);
  });

  it.each(['404', 'index'])('refuses the name %s, which hosts keep for themselves', (id) => {
    expect(() => parseArticle(`${id}.md`, file({}))).toThrow(
      /\.md: id: expected another name: hosts/,
    );
    expect(parseArticle(`${id}-words.md`, file({})).id).toBe(`${id}-words`);
  });

  it('refuses a name that is too long for the files that Next makes of it', () => {
    expect(() => parseArticle(`${'a'.repeat(81)}.md`, file({}))).toThrow(/id: expected at most 80/);
  });

  it.each([
    ['a bell', '\b', '<U+0008>'],
    ['nothing', '\0', '<U+FFFD>'],
    ['no character', '\ufffe', '<U+FFFE>'],
    ['a mark of direction', '\u202e', '<U+202E>'],
  ])('refuses %s in its text and in its excerpt, and shows it', (_, letter, shown) => {
    const inText = parse(file({}, `${body}\n\nWords${letter} here.`));
    expect(inText).toThrow(/:17: expected letters that can be seen/);
    expect(inText).toThrow(shown);
    const excerpt = `One sentence${letter} of which the length is what it has to be, and no more than that.`;
    expect(parse(file({ excerpt }))).toThrow(/excerpt: expected letters that can be seen/);
  });

  it.each([
    ['an emoji', 'Ship it 🚀', 'not 🚀 (found "Ship it 🚀")'],
    ['letters of another script', 'From α to Ω, and α again', 'not α Ω (found'],
    ['an accent as a sign of its own', 'A title with x\u0333 in it', 'not \u0333 (found'],
  ])('refuses %s in a title, which the social card could not show', (_, title, shown) => {
    const fault = 'content/articles/a-good-id.md:2: title: expected letters that the typeface of';
    expect(parse(file({ title }))).toThrow(ContentError);
    expect(parse(file({ title }))).toThrow(fault);
    expect(parse(file({ title }))).toThrow(shown);
    expect(parseArticle('a-good-id.md', file({}, `${body}\n\n${title}.`)).title).toBe(front.title);
  });

  it('refuses a word that no line can break', () => {
    expect(parse(file({}, `${body}\n\n${'x'.repeat(1_000_000)}`))).toThrow(
      /words of at most 40 characters \(found "x{20,60}"\)/,
    );
  });

  it('refuses a name that is an address of the library itself', () => {
    expect(() => parseArticle('page-2.md', file({}))).toThrow(
      /page-2\.md: id: expected another name/,
    );
  });

  it('reads the ids that it had before', () => {
    const place = 'content/articles/a-good-id.md:9';
    expect(parseArticle('a-good-id.md', file({})).formerly).toEqual([]);
    expect(parseArticle('a-good-id.md', file({ formerly: 'one' })).formerly).toEqual([
      { id: 'one', place },
    ]);
    expect(parseArticle('a-good-id.md', file({ formerly: 'one-id, another' })).formerly).toEqual([
      { id: 'one-id', place },
      { id: 'another', place },
    ]);
  });

  it.each([
    ['', /md:9: formerly\[0\]: expected lower-case words/],
    ['/resources/one', /md:9: formerly\[0\]: .*\(found "\/resources\/one"\)/],
    ['one, Two', /md:9: formerly\[1\]: .*\(found "Two"\)/],
    ['one two', /md:9: formerly\[0\]: expected lower-case words/],
    ['page-2', /md:9: formerly\[0\]: expected another name: page-N/],
    ['index', /md:9: formerly\[0\]: expected another name: hosts/],
  ])('refuses “%s” as what it was called before, with its line', (formerly, expected) => {
    expect(parse(file({ formerly }))).toThrow(expected);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'of an article that is there',
      { new: 'old, other', other: '' },
      'content/articles/new.md:9: formerly: expected an id of no other article (found "other", the id of other.md)',
    ],
    ['of its own', { new: 'new' }, 'new.md:9: formerly: expected an id of no other article'],
    ['twice in one file', { new: 'old, old' }, '(found "old", a former id of new.md)'],
    ['in two files', { new: 'old', other: 'old' }, '(found "old", a former id of new.md)'],
  ])('takes no former id %s', (_name, files, message) => {
    const articles = Object.entries(files).map(([id, formerly]) =>
      parseArticle(`${id}.md`, file(formerly === '' ? {} : { formerly })),
    );
    const check = () => checkFormerIds(articles);
    expect(check).toThrow(ContentError);
    expect(check).toThrow(message);
  });

  it('counts the lines of the file, whatever ends them', () => {
    const source = `\uFEFF${file({}, `${body}\n\n***`).replace(/\n/g, '\r\n')}`;
    expect(parse(source)).toThrow(/a-good-id\.md:17: .*a line of hyphens or stars alone/);
  });

  it('keeps the links with their lines for the check against all pages', () => {
    const { links } = parseArticle('a-good-id.md', file({}, `${body}\n\n[Write](/contact) to us.`));
    expect(links).toEqual([{ href: '/contact', line: 17 }]);
  });
});
