import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { parse } from 'node-html-parser';
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { navigation } from '@/content/navigation';
import { comingSoonPages, pageNotFound } from '@/content/pages/coming-soon';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { writtenIn } from '@/content/preview';
import { comingSoonPaths, libraryPages, routes } from '@/content/routes';
import { PAGE_IDS } from '@/content/schema/article';
import { socialCards } from '@/content/social-cards';
import * as ui from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { filesOf } from '@/lib/build/export';
import { linkPage } from '@/lib/build/steps/former-addresses';
import { isOwn } from '@/lib/photos';
import { FEED_PATH } from '@/lib/seo/feed';
import { fullTitle } from '@/lib/seo/metadata';
import { absoluteUrl, cardFile } from '@/lib/seo/urls';
import { article, routePaths, shell } from '../specification';
import { textsOf } from '../support/content';
import { OUT } from '../support/exports';
import { exportedPages, mainText, readPage, withoutScripts } from '../support/html';
import { accountedPages } from '../support/prose';

const MOVED = { heading: ui.articleMoved, siteName: company.name };
const paths = routes.map(({ path }) => path);

it('has a page for every route and no page besides', () => {
  expect(exportedPages.length).toBeGreaterThan(20);
  expect(exportedPages.map(({ path }) => path).sort()).toEqual([...paths].sort());
});

const EXPORTED = new Set(filesOf(OUT));
/** Whether the export has a file at a path: one that is a folder's alone answers nobody. */
const isFile = (path: string) => EXPORTED.has(path.slice(1));

const FEED_LINK = 'link[type="application/rss+xml"]';

it('has a folder index for every page, with the same bytes', () => {
  for (const { path, html } of exportedPages) {
    expect(readFileSync(join(OUT, path, 'index.html'), 'utf8')).toBe(html);
  }
});

it('answers unknown addresses with one noindex page, also beside the articles', () => {
  const page = readPage('404.html');
  expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
    'noindex',
  );
  expect(mainText(page)).toContain(shell.pageNotFound);
  const description = page.document.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe(pageNotFound.meta.description);
  expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(page.document.querySelectorAll('link[rel="preload"][as="font"]').length).toBe(1);
  const library = readPage('resources/404.html').document;
  for (const document of [page.document, library])
    expect(document.querySelector(FEED_LINK)?.getAttribute('href')).toBe(absoluteUrl(FEED_PATH));
  expect(library.querySelector('title')?.text).toContain(article.unknown);
  expect(library.querySelector('[data-missing]:not([hidden])')?.text).toContain(article.unknown);
  expect(existsSync(join(OUT, '_not-found.html'))).toBe(false);
  for (const { path } of comingSoonPaths) expect(existsSync(join(OUT, `${path}.html`))).toBe(false);
});

it('lends its look to the link page at a former address', () => {
  const { path, html, document } = readPage(`${articlePath(articles[0]?.id ?? '')}.html`);
  const address = { from: '/resources/before', to: path, title: 'An article' };
  const page = parse(linkPage(html, address, { ...MOVED, addresses: [address] }));
  const sheet = page.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '';
  expect(sheet).toBe(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href'));
  const rules = readFileSync(join(OUT, sheet), 'utf8').replace(/\\/g, '');
  const classes = page
    .querySelectorAll('main, main *')
    .flatMap(({ classNames }) => classNames.split(' '));
  expect(classes.length).toBeGreaterThan(10);
  expect(classes.filter((name) => !rules.includes(`.${name}`))).toEqual([]);
});

it.each(articles.map(({ id }) => id))(
  'keeps the headings of %s where a reader view shows it',
  (id) => {
    const { path, html, document } = readPage(`${articlePath(id)}.html`);
    const { window } = new JSDOM(html, { url: absoluteUrl(path) });
    const { content } = new Readability(window.document).parse() ?? {};
    const expected = document.querySelectorAll('.part > h2, .part > h3').map(({ text }) => text);
    expect(expected.length).toBeGreaterThan(routePaths.includes(path) ? 2 : 0);
    const read = parse(content ?? '').querySelectorAll('h2, h3');
    expect(read.map(({ text }) => text)).toEqual(expect.arrayContaining(expected));
  },
);

describe.each(exportedPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const { document, html } = page;
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);

  it('has a title and a description that fit a search result', () => {
    const title = document.querySelector('title')?.text ?? '';
    const description = attribute('meta[name="description"]', 'content') ?? '';
    // Articles carry their own titles and excerpts, whose limits are wider.
    const isArticle = articles.some(({ id }) => articlePath(id) === path);
    const [longTitle, longDescription] = isArticle ? [70, 220] : [60, 160];
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(longTitle);
    // With the company's name wherever it fits.
    const own = title.replace(` | ${company.name}`, '');
    expect(title).toBe(fullTitle(own, company.name));
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(longDescription);
  });

  it('names itself as canonical and in its social card', () => {
    const url = absoluteUrl(path);
    expect(attribute('link[rel="canonical"]', 'href')).toBe(url);
    expect(attribute('meta[property="og:url"]', 'content')).toBe(url);
    const card = socialCards.find(({ file }) => file === cardFile(path));
    for (const name of ['meta[property="og:image:alt"]', 'meta[name="twitter:image:alt"]'])
      expect(attribute(name, 'content')).toBe(card?.title);
  });

  it('shows nothing before its header is there, and no number as a link that is none', () => {
    expect(attribute('link[rel="expect"]', 'blocking')).toBe('render');
    expect(attribute('meta[name="format-detection"]', 'content')).toBe('telephone=no');
  });

  it('links the feed', () => {
    expect(attribute(FEED_LINK, 'href')).toBe(absoluteUrl(FEED_PATH));
  });

  it('has one h1, one main, and headings without gaps', () => {
    expect(document.querySelectorAll('h1').length).toBe(1);
    expect(document.querySelectorAll('main').length).toBe(1);
    const levels = document
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1),
    );
  });

  it('has no style attribute, no event handler and no optimised image', () => {
    const markup = withoutScripts(html);
    expect(markup).toMatch(/<main/);
    expect(markup).not.toMatch(/<[^>]+\sstyle=/i);
    expect(markup).not.toMatch(/<[^>]+\son[a-z]+=/i);
    expect(html).not.toContain('/_next/image');
    expect(html).not.toMatch(/javascript:/i);
  });

  it('gives every button a type and every id once', () => {
    for (const button of document.querySelectorAll('button'))
      expect(button.getAttribute('type')).toBeTruthy();
    const ids = document.querySelectorAll('[id]').map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('gives every fold a name of its own, but for those of tabs, of which one is shown', () => {
    const names = document
      .querySelectorAll('details > summary')
      .map((button) => `${button.closest('[role=tabpanel]')?.id ?? ''} ${button.textContent}`);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('leads only to pages, anchors and files that exist', () => {
    const allowedMissing = new Set<string>(comingSoonPaths.map((route) => route.path));
    const links = document
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(20);
    for (const href of links) {
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${path}`);
      if (allowedMissing.has(pathname)) continue;
      const target =
        pathname === path ? page : exportedPages.find((other) => other.path === pathname);
      if (!target && isFile(pathname)) continue;
      expect([href, target?.path]).toEqual([href, pathname]);
      const id = decodeURIComponent(hash.slice(1));
      if (id && target) expect([href, target.document.getElementById(id)?.id]).toEqual([href, id]);
    }
  });

  it('shows its words without scripts', () => {
    expect(mainText(page).length).toBeGreaterThan(200);
  });

  it('says nothing of the year it was built in', () => {
    const rights = /©[^<]*/.exec(withoutScripts(html).replace(/<!--.*?-->/g, ''));
    expect(rights?.[0]).toBeDefined();
    expect(rights?.[0]).not.toMatch(/20\d\d/);
  });
});

it.each(articles.map(({ id, blocks }) => [id, blocks] as const))(
  'gives the page of %s no id that a subheading might take',
  (id, blocks) => {
    const subheadings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    const known = [...PAGE_IDS, ...subheadings];
    const ids = readPage(`${articlePath(id)}.html`)
      .document.querySelectorAll('[id]:not(script)')
      .map((element) => element.id);
    expect(ids.filter((name) => !known.includes(name))).toEqual([]);
  },
);

it.each(['title', 'meta[name="description"]'])('gives every page a %s of its own', (selector) => {
  const values = exportedPages.map(({ path, document }) => {
    const element = document.querySelector(selector);
    return { path, value: element?.getAttribute('content') ?? element?.text };
  });
  const shared = values.filter(
    ({ path, value }) =>
      !value || values.some((other) => other.path !== path && other.value === value),
  );
  expect(shared).toEqual([]);
});

it('fetches one photograph at once where the first screen shows it, and no other', () => {
  const early = exportedPages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('img:not([loading="lazy"])')
      .map((image) => [path, image.getAttribute('fetchPriority')]),
  );
  const library = paths.filter((path) => path.startsWith('/resources'));
  expect(early.sort()).toEqual(library.sort().map((path) => [path, 'high']));
});

it('lists exactly the routes in the sitemap, articles with their dates', () => {
  const sitemap = readFileSync(join(OUT, 'sitemap.xml'), 'utf8');
  const placeOf = (path: string) => `<loc>${absoluteUrl(path)}</loc>`;
  const listed = sitemap.match(/<loc>.*?<\/loc>/gs);
  expect(listed?.toSorted()).toEqual(paths.map(placeOf).toSorted());
  for (const { id, date, updated } of articles) {
    const entry = sitemap.split('<url>').find((part) => part.includes(placeOf(articlePath(id))));
    expect(entry).toContain(`<lastmod>${updated ?? date}</lastmod>`);
  }
  expect(readFileSync(join(OUT, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  );
});

/** Where the plain links of some pages lead. */
const linksOf = (from: readonly string[]) =>
  new Set(
    exportedPages
      .filter(({ path }) => from.includes(path))
      .flatMap(({ document }) => document.querySelectorAll('a[href]'))
      .map((link) => link.getAttribute('href')),
  );

it('reaches every page by plain links: from the bar, the footer and the library', () => {
  const library = ['/resources', ...libraryPages.map(({ path }) => path)];
  const linked = new Set([...linksOf(['/']), ...linksOf(library)]);
  const inMenus = navigation.flatMap(({ href, children }) => [
    href,
    ...children.map((child) => child.href),
  ]);
  // Announced pages that the specification puts in no menu: nothing leads there until they open.
  const announced = comingSoonPages
    .map(({ path }) => path)
    .filter((path) => !inMenus.includes(path));
  expect(paths.filter((path) => !linked.has(path))).toEqual(announced);
});

it('has every page of the specification’s table', () => {
  expect(routePaths.filter((path) => !paths.includes(path))).toEqual([]);
});

it('finds every drawing and icon that a page refers to', () => {
  const drawings = new Set(
    exportedPages.flatMap(({ document }) =>
      document.querySelectorAll('use').map((use) => use.getAttribute('href') ?? ''),
    ),
  );
  expect([...drawings].filter((address) => address.startsWith('/icons.svg#'))).not.toHaveLength(0);
  for (const address of drawings) {
    const [file = '', id = ''] = address.split('#');
    const drawing = readFileSync(join(OUT, file), 'utf8');
    expect([address, drawing.includes(`id="${id}"`)]).toEqual([address, true]);
  }
});

it('publishes figures without the reasons that only tests read', () => {
  const reasons = accountedPages.flatMap(({ content }) =>
    (content.figures ?? []).map(({ reason }) => reason),
  );
  const files = filesOf(OUT).filter((file) => /\.(html|js|txt|xml|json)$/.test(file));
  expect([reasons.length > 10, files.length > 50]).toEqual([true, true]);
  const told = files.filter((file) => {
    const text = readFileSync(join(OUT, file), 'utf8');
    return reasons.some((reason) => text.includes(reason));
  });
  expect(told).toEqual([]);
});

it('leaves no space between words as a text of its own, which Chromium keeps from screen readers', () => {
  const lost = exportedPages.flatMap(({ path, html }) =>
    // Beside one of the marks that React parts texts by.
    Array.from(
      html.matchAll(/[^<>]*(?:<!-- --> <|> <!-- -->)[^<>]*/g),
      ([around]) => `${path}: ${around}`,
    ),
  );
  expect(lost).toEqual([]);
});

it('has nothing of the note that a page has in the preview', () => {
  const files = filesOf(OUT).filter((file) => /\.(html|js|css|txt|xml|json)$/.test(file));
  const names = ['preview-note', ...new Set(Object.values(writtenIn).flat())];
  expect([names.length > 20, files.length > 50]).toEqual([true, true]);
  const told = files.filter((file) => {
    const text = readFileSync(join(OUT, file), 'utf8');
    return names.some((name) => text.includes(name));
  });
  expect(told).toEqual([]);
});

it('lets search engines read every page', () => {
  const robots = readFileSync(join(OUT, 'robots.txt'), 'utf8');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/im);
  expect(robots).not.toMatch(/^Disallow/im);
  const left = exportedPages.filter(({ document }) =>
    document.querySelector('meta[name="robots"]'),
  );
  expect(left.map(({ path }) => path)).toEqual([]);
});

const textsAlone = (content: unknown) => textsOf(content).map(([, text]) => text);
const { title, lead, primary, secondary } = home.hero;

it.each([
  ['index.html', textsAlone([title, lead, primary.label, secondary?.label])],
  ['contact.html', textsAlone([contact.hero, contact.why, contact.hours.items])],
])('%s has its words in the HTML', (file, words) => {
  const shown = mainText(readPage(file)).replace(/\s/g, '');
  expect(words.filter((each) => !shown.includes(each.replace(/\s/g, '')))).toEqual([]);
});

const isPng = ({ type }: { type: string }) => type === 'image/png';

it('has icons on every page, and a manifest that names the company', () => {
  for (const { path, document } of exportedPages)
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const links = document.querySelectorAll(`link[rel="${rel}"]`);
      const found = links.map((link) => isFile(link.getAttribute('href') ?? ''));
      expect([path, rel, new Set(found)]).toEqual([path, rel, new Set([true])]);
    }
  const manifest = JSON.parse(readFileSync(join(OUT, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: company.name, start_url: '/' });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons.filter(isPng)) {
    const file = readFileSync(join(OUT, src));
    // Where a PNG says how wide and how high it is.
    expect([src, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

it('leads from the footer to the company’s networks, in windows of their own', () => {
  const links = readPage('index.html').document.querySelectorAll('footer a[target="_blank"]');
  const places = links.map((link) => link.getAttribute('href'));
  expect(places).toEqual(company.social.map(({ href }) => href));
  for (const link of links) {
    expect(link.text).toContain(ui.newWindow);
    expect(link.getAttribute('rel')).toBe('noopener nofollow');
  }
});

it('says how wide each photograph is shown, so that no larger one is fetched', () => {
  const images = exportedPages.flatMap(({ document }) => document.querySelectorAll('img'));
  expect(images.length).toBeGreaterThan(50);
  const isTold = (image: (typeof images)[number]) => {
    const [src = '', srcset, sizes = ''] = ['src', 'srcset', 'sizes'].map((name) =>
      image.getAttribute(name),
    );
    // One file of our own has no other widths.
    return srcset === undefined ? isOwn(src) : sizes.endsWith('vw');
  };
  expect(images.filter((image) => !isTold(image))).toHaveLength(0);
});
