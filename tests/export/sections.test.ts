import { parse } from 'node-html-parser';
import { landingPages } from '@/content/landing-pages';
import { home } from '@/content/pages/home';
import { fileOf, shownOf, type LandingContent } from '@/content/schema/landing';
import { partsOf } from '@/content/schema/parts';
import { customPricing } from '@/content/ui';
import { answerLines } from '@/lib/estimators/answer';
import { defaultsOf } from '@/lib/estimators/model';
import { formatDollars } from '@/lib/format/numbers';
import { perMonthBilledAnnually } from '@/lib/pricing';
import { landingPage, textsOf } from '../support/content';
import { exportedPages, mainText, readPage, withoutScripts } from '../support/html';
import { modelOf, pagesOfKind } from '../support/landing';

/**
 * Content that stands in data and not as text on the page, or only after a choice: a result that takes
 * another's place, a discount, a remark on a loss or a full line, advice for another score. The reasons of
 * figures are for tests alone.
 */
const NOT_SHOWN =
  /\.(slug|path|slot|alt|id|icon|kind|format|href|fileName|picture|color|focus|source|menu|serviceName|contactService|part|request|one|other|suffix|summary|remark|even|lineFull|portsFull)$|^\.(meta|figures)\.|\.recommendations\.(under40|from40|from80)\.|\.levels\.\d+$|\.results\.(monthlyBilledAnnually|discount)$|checklist\.open$/;

const shownTexts = (content: unknown) =>
  textsOf(content).filter(([place]) => !NOT_SHOWN.test(place));

/** Every price and every result at its defaults, as the page writes it. */
function figuresOf({ plans, pricing, estimator }: LandingContent): string[] {
  const offered = [...(plans?.items ?? [])].flatMap(({ price }) => {
    if ('annual' in price)
      return [price.monthly, perMonthBilledAnnually(price.annual), price.annual].map(formatDollars);
    return [price.monthly, price.setup].map((part) =>
      part === 'Custom' ? customPricing : formatDollars(part),
    );
  });
  const priced = (pricing?.options ?? []).map(({ price }) => formatDollars(price));
  if (!estimator) return [...offered, ...priced];
  const model = modelOf(estimator);
  const other = model.billing && model.headline(model.billing[1]);
  const results = answerLines(model.estimate(defaultsOf(model.inputs)), estimator.results);
  const estimated = Object.entries(results).flatMap(([key, { formatted }]) =>
    key === other || key === 'discount' ? [] : [formatted],
  );
  return [...offered, ...priced, ...estimated];
}

const bare = (text: string) => text.replace(/\s/g, '');

describe.each(landingPages.map((page) => [page.path, page] as const))('%s', (path, content) => {
  const page = readPage(`${path.slice(1)}.html`);
  const shown = bare(mainText(page));

  it('has all its content in the HTML, scripts stripped', () => {
    const expected = shownTexts(shownOf(content));
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.filter(([, text]) => !shown.includes(bare(text)))).toEqual([]);
  });

  it('shows the sections that it has, and none that it hides', () => {
    const hidden: readonly string[] = content.hidden ?? [];
    const titles = Object.entries(content).flatMap(([name, section]) =>
      typeof section === 'object' && 'title' in section && name !== 'meta'
        ? [[name, String(section.title)] as const]
        : [],
    );
    expect(titles.length).toBeGreaterThan(2);
    // The page of a service lists its sections itself; those of industries share a layout.
    const layout =
      content.kind === 'service' ? `app${path}/page.tsx` : 'app/_frames/IndustryPage.tsx';
    const wrong = titles.flatMap(([name, title]) => {
      const isHidden = hidden.includes(name);
      if (shown.includes(bare(title)) !== isHidden) return [];
      return isHidden
        ? `${layout}: expected no ${name}, which ${fileOf(content)} hides (found "${title}")`
        : `${layout}: expected ${name}, which ${fileOf(content)} does not hide (found no "${title}")`;
    });
    expect(wrong).toEqual([]);
  });

  it('has its prices and its default estimate there too', () => {
    const { plans, pricing, estimator } = shownOf(content);
    const figures = figuresOf(shownOf(content));
    const priced = [plans, pricing, estimator].some(Boolean);
    expect(figures.length > 0).toBe(priced);
    expect(figures.filter((figure) => !shown.includes(bare(figure)))).toEqual([]);
  });
});

/** What content calls a section, where the id on its page is another. */
const ID_OF: Readonly<Record<string, string>> = {
  cards: 'services',
  estimator: 'calculator',
  faqs: 'faq',
  practices: 'quality',
  steps: 'process',
  tabs: 'services',
  trust: 'figures',
};

/**
 * The layout that industries share: the checklist stands beside the calculator, or where it would stand.
 * `support` is the non-profit page's own.
 */
const orderOf = (industry: object): string =>
  `stats tabs ${'estimator' in industry ? 'estimator' : 'checklist'} plans support partners faqs closing`;
/** The replay is ours. */
const OF_SERVICES = {
  'managed-it': 'benefits included resources closing',
  cybersecurity: 'stats cards replay plans faqs closing',
  'cloud-services':
    'stats tabs estimator steps tiers certifications pricing faqs resources closing',
  'network-infrastructure': 'stats tabs estimator steps vendors pricing faqs resources closing',
  'it-consulting': 'stats tabs estimator framework areas pricing faqs resources closing',
  'app-web-dev': 'stats tabs estimator steps technologies practices pricing faqs resources closing',
};
const ordered = [
  // Its claims stand under its hero.
  { ...home, path: '/', order: 'trust problems services industries closing' },
  ...Object.entries(OF_SERVICES).map(([slug, order]) => ({
    ...shownOf(landingPage(slug)),
    order,
  })),
  ...pagesOfKind('industry')
    .map(shownOf)
    .map((page) => ({ ...page, order: orderOf(page) })),
];

it.each(ordered)('$path has its sections in the specified order', ({ path, order, ...has }) => {
  const page = exportedPages.find((each) => each.path === path);
  const main = parse(withoutScripts(page?.html ?? '')).querySelector('main');
  const stats = shownTexts(Reflect.get(has, 'stats'))
    .filter(([field]) => field.endsWith('.label'))
    .map(([, label]) => label);
  const shown = (main?.querySelectorAll('section, dl') ?? []).flatMap((element) => {
    if (element.tagName === 'DL')
      return stats.length > 0 && stats.every((label) => element.text.includes(label))
        ? ['stats']
        : [];
    const title = element.getAttribute('aria-labelledby') ?? '';
    expect(element.querySelector(`h2#${title}`)?.text).toBeTruthy();
    return [title.replace(/-title$/, '')];
  });
  const parts = order.split(' ').filter((part) => part in has);
  expect(shown).toEqual(parts.map((part) => ID_OF[part] ?? part));
});

it.each([{ ...home, path: '/' }, ...landingPages])(
  '$path has every part that a button may lead to',
  (content) => {
    const page = exportedPages.find((each) => each.path === content.path);
    const main = parse(withoutScripts(page?.html ?? '')).querySelector('main');
    const parts = partsOf(content);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((part) => !main?.querySelector(`section#${part}`))).toEqual([]);
  },
);

it('has one page with a section of its own in that order', () => {
  expect(pagesOfKind('industry').filter((page) => 'support' in page)).toHaveLength(1);
});
