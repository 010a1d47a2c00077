/** @jest-environment node */
import { claims } from '@/content/claims';
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages } from '@/content/pages/coming-soon';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { defineClaims } from '@/content/schema/claims';
import { says, textsOf } from '../../support/content';

const pages: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['/', home],
  ['/contact', contact],
  ...[...landingPages, ...comingSoonPages].map((page) => [page.path, page] as const),
]);

/** Figures of a page as they are read: value, unit and label in one line. */
function figuresOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const { value, number, suffix, label } = content as Record<string, unknown>;
  const figure = value ?? number;
  const own =
    typeof figure === 'string' && typeof label === 'string'
      ? [`${figure}${typeof suffix === 'string' ? suffix : ''} ${label}`]
      : [];
  return [...own, ...Object.values(content).flatMap(figuresOf)];
}

const linesOf = (content: unknown): string[] => [
  ...textsOf(content).map(([, text]) => text),
  ...figuresOf(content),
];

/** What to do about a claim that its page does not make. */
const faultsOf = (listed: typeof claims): string[] =>
  listed
    .filter(({ page, claim }) => !linesOf(pages.get(page)).some((line) => says(line, claim)))
    .map(
      ({ page, claim }) =>
        `content/claims.ts: "${claim}" stands no longer on ${page}: change or remove its line`,
    );

it.each(claims.map((each) => [each.page, each.claim, each] as const))(
  'finds on %s: %s',
  (_page, _claim, each) => expect(faultsOf([each])).toEqual([]),
);

it('says what to do about a claim that a page does not make, or of a page that is none', () => {
  const claim = { page: '/', claim: '2,000+ moons in orbit', reason: '', proven: false };
  expect(faultsOf([claim, { ...claim, page: '/none' }])).toEqual([
    'content/claims.ts: "2,000+ moons in orbit" stands no longer on /: change or remove its line',
    'content/claims.ts: "2,000+ moons in orbit" stands no longer on /none: change or remove its line',
  ]);
});

it('lists every figure of a strip that is a claim', () => {
  const missing = landingPages.flatMap((page) => {
    const { stats = [] } = page as { stats?: ReadonlyArray<{ source?: string }> };
    return stats
      .filter(({ source = 'claim' }) => source === 'claim')
      .flatMap(figuresOf)
      .filter(
        (figure) => !claims.some((each) => each.page === page.path && says(figure, each.claim)),
      )
      .map((figure) => `content/claims.ts: expected a line for "${figure}" of ${page.path}`);
  });
  expect(missing).toEqual([]);
});

it('says a claim once, and why it is one in a sentence', () => {
  const [claim] = claims;
  if (!claim) throw new Error('expected a claim');
  expect(() => defineClaims([claim, claim])).toThrow(
    'content/claims.ts: (the whole file): expected every claim once',
  );
  expect(() => defineClaims([{ ...claim, reason: 'A list of clients with its day' }])).toThrow(
    'content/claims.ts: [0].reason: expected a sentence',
  );
});
