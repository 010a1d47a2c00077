/** @jest-environment node */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { articles } from '@/content/articles';
import { estimateWords, planPrefills } from '@/content/handovers';
import { architecture } from '@/content/industries/architecture';
import { financial } from '@/content/industries/financial';
import { healthcare } from '@/content/industries/healthcare';
import { legal } from '@/content/industries/legal';
import { manufacturing } from '@/content/industries/manufacturing';
import { nonProfit } from '@/content/industries/non-profit';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import * as placeholders from '@/content/pages/placeholders';
import { placeholderDrawings } from '@/content/schema/primitives';
import { appWebDev } from '@/content/services/app-web-dev';
import { cloudServices } from '@/content/services/cloud-services';
import { cybersecurity } from '@/content/services/cybersecurity';
import { itConsulting } from '@/content/services/it-consulting';
import { managedIt } from '@/content/services/managed-it';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { photoSlots } from '@/content/shared/photos';
import { readPlan } from '@/lib/contact/handover';
import { estimatePrefill } from '@/lib/contact/summary';
import { perMonthBilledAnnually } from '@/lib/pricing';

const pages = {
  managedIt,
  cybersecurity,
  cloudServices,
  networkInfrastructure,
  itConsulting,
  appWebDev,
  healthcare,
  legal,
  financial,
  manufacturing,
  architecture,
  nonProfit,
};
const industries = { healthcare, legal, financial, manufacturing, architecture, nonProfit };

/** Every text of a content module with the place it stands in. */
function texts(value: unknown, path = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

it('says no sentence on two pages', () => {
  const placed = new Map<string, string>();
  const repeated: string[] = [];
  let counted = 0;
  for (const [page, content] of Object.entries({
    ...pages,
    home,
    contact,
    ...placeholders.placeholders,
  })) {
    for (const [, text] of texts(content)) {
      for (const sentence of text.match(/[^.?]+[.?]/g) ?? []) {
        const words = sentence.trim().toLowerCase();
        // The under-construction text is one text on purpose.
        if (words.split(' ').length < 5 || /under construction|being written/.test(words)) continue;
        counted += 1;
        const before = placed.get(words);
        if (before !== undefined && before !== page)
          repeated.push(`${before} and ${page}: ${words}`);
        placed.set(words, page);
      }
    }
  }
  expect(counted).toBeGreaterThan(800);
  expect(repeated).toEqual([]);
});

it('gives every page a headline of its own', () => {
  const titles = Object.values(pages).flatMap((page) =>
    texts(page).filter(([path]) =>
      /\.(hero|closing|faqs|plans|tabs|steps|estimator)\.title$/.test(path),
    ),
  );
  const words = titles.map(([, title]) => title);
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((title, index) => words.indexOf(title) !== index)).toEqual([]);
});

it('spells as Canadians do', () => {
  const american =
    /\b(color|colors|(?<!identity )center|centers|behavior|labor|favorite|organisation|organisations|defense|catalog)\b/i;
  const found = Object.entries({ ...pages, home, contact, ...placeholders.placeholders }).flatMap(
    ([page, content]) =>
      texts(content)
        .filter(([path, text]) => american.test(text) && !/\.color$/.test(path))
        .map(([path, text]) => `${page}${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

describe('fixed prices', () => {
  it('cybersecurity', () => {
    expect(
      cybersecurity.plans.items.map(({ id, name, price, highlighted }) => [
        id,
        name,
        price.monthly,
        price.annual,
        highlighted,
      ]),
    ).toEqual([
      ['essential', 'Essential', 299, 2990, undefined],
      ['professional', 'Professional', 799, 7990, true],
      ['enterprise', 'Enterprise', 2499, 24990, undefined],
    ]);
    expect(
      cybersecurity.plans.items.map(({ price }) => perMonthBilledAnnually(price.annual)),
    ).toEqual([249, 666, 2083]);
    expect(cybersecurity.plans.saving).toBe('Save 17%');
  });

  it.each([
    [
      'healthcare',
      healthcare,
      [
        ['small', 'Small Practice', 999, 2500],
        ['group', 'Medical Group', 2999, 5000],
      ],
    ],
    [
      'legal',
      legal,
      [
        ['solo', 'Solo', 799, 1500],
        ['firm', 'Law Firm', 2499, 3500],
      ],
    ],
    [
      'financial',
      financial,
      [
        ['community', 'Community', 2999, 5000],
        ['regional', 'Regional', 9999, 15000],
      ],
    ],
    [
      'manufacturing',
      manufacturing,
      [
        ['small', 'Small', 1999, 5000],
        ['facility', 'Facility', 4999, 15000],
      ],
    ],
    [
      'architecture',
      architecture,
      [
        ['studio', 'Studio', 1299, 2500],
        ['firm', 'Firm', 3999, 7500],
      ],
    ],
    [
      'non-profit',
      nonProfit,
      [
        ['starter', 'Starter', 299, 500],
        ['growth', 'Growth', 799, 1500],
      ],
    ],
  ])('%s', (_name, page, specified) => {
    const [first, second, third] = page.plans.items;
    expect(
      [first, second].map((plan) => [plan?.id, plan?.price.monthly, plan?.price.setup]),
    ).toEqual(specified.map(([id, , monthly, setup]) => [id, monthly, setup]));
    expect(
      [first, second].map((plan) =>
        plan?.name.startsWith(String(specified[plan === first ? 0 : 1]?.[1])),
      ),
    ).toEqual([true, true]);
    expect(second?.highlighted).toBe(true);
    expect(third?.price).toEqual({ monthly: 'Custom', setup: 'Custom' });
  });

  it.each([
    ['cloud', cloudServices, ['monthly', 2499, 'annual', 1999]],
    ['network', networkInfrastructure, ['monthly', 4999, 'annual', 4249]],
    ['consulting', itConsulting, ['project-based', 15000, 'retainer', 11250]],
    ['development', appWebDev, ['hourly', 150, 'project-based', 25000]],
  ])('%s', (_name, { pricing }, specified) => {
    expect(pricing.options.flatMap(({ id, price }) => [id, price])).toEqual(specified);
  });
});

it.each([
  ['cloud', cloudServices.tabs, ['azure', 'aws', 'hybrid']],
  ['network', networkInfrastructure.tabs, ['sdwan', 'datacenter', 'wifi']],
  ['consulting', itConsulting.tabs, ['digital', 'ma', 'licensing']],
  ['development', appWebDev.tabs, ['fullstack', 'uiux', 'devops']],
  ['healthcare', healthcare.tabs, ['ehr', 'telemedicine', 'security', 'integration']],
  [
    'legal',
    legal.tabs,
    ['practice-management', 'document-management', 'security', 'communication'],
  ],
  [
    'financial',
    financial.tabs,
    ['core-banking', 'trading-platforms', 'risk-compliance', 'payment-processing'],
  ],
  [
    'manufacturing',
    manufacturing.tabs,
    ['industrial-iot', 'mes-erp', 'ot-security', 'predictive-maintenance'],
  ],
  ['architecture', architecture.tabs, ['cad-bim', 'rendering', 'collaboration', 'storage']],
  [
    'non-profit',
    nonProfit.tabs,
    ['donor-management', 'fundraising-tech', 'volunteer-management', 'grant-reporting'],
  ],
])('%s has its tabs in the specified order', (_name, tabs, ids) => {
  expect(tabs.items.map(({ id }) => id)).toEqual(ids);
});

const stated: ReadonlyArray<[string, unknown, readonly string[]]> = [
  [
    'cybersecurity',
    cybersecurity,
    [
      '1 minute',
      '51 second',
      '5 minutes',
      '300+',
      'Schedule Free Assessment',
      'Download Security Guide',
      'Get Security Assessment',
      'View Threat Demo',
    ],
  ],
  ['cloud', cloudServices, ['98.5', '42', '99.9', '15']],
  ['network', networkInfrastructure, ['99.99', '65', '50', '35', '3-year warranty']],
  [
    'consulting',
    itConsulting,
    [
      '285',
      '32',
      '97',
      '45',
      '6-8%',
      '$25k-$75k',
      '3-6 months',
      '$15k-$50k',
      '2-8 weeks',
      '$10k-$30k',
      '1-3 months',
      'Save 25%',
    ],
  ],
  [
    'development',
    appWebDev,
    [
      '98',
      '94/100',
      '73',
      '96',
      '3 months of support',
      'Basic',
      'Simple',
      'Medium',
      'Complex',
      'Enterprise',
    ],
  ],
  ['managed IT', managedIt, ['View All Services']],
  [
    'healthcare',
    healthcare,
    [
      '100%',
      '99.9%',
      '45%',
      '24/7',
      '500+',
      '15 minutes',
      '2-4 hours',
      'Get HIPAA Assessment',
      'View Compliance Guide',
      'Schedule Free Assessment',
      'Download HIPAA Guide',
    ],
  ],
  [
    'legal',
    legal,
    ['500+', '4 hours', '1 hour', 'Get Security Assessment', 'Schedule Security Assessment'],
  ],
  [
    'financial',
    financial,
    [
      '200+',
      '99.99%',
      '15 minutes',
      '5 minutes',
      'Get Compliance Assessment',
      'Schedule Compliance Assessment',
      'Download SOX Guide',
      'Download ROI Calculator',
    ],
  ],
  [
    'manufacturing',
    manufacturing,
    [
      '200+',
      'Get IoT Assessment',
      'Schedule IoT Assessment',
      'Calculate ROI',
      'Download Industry 4.0 Guide',
    ],
  ],
  [
    'architecture',
    architecture,
    [
      'AutoCAD Certified',
      'Revit Optimized',
      '200+ Firms',
      '48',
      'Ready',
      '99.9%',
      '75%',
      'Get Performance Assessment',
      'View CAD/BIM Guide',
      'Schedule Performance Assessment',
      'Download CAD/BIM Guide',
    ],
  ],
  [
    'non-profit',
    nonProfit,
    [
      '500+ Nonprofits Served',
      '$10M+ Raised',
      '50K+ Volunteers',
      '25,000+',
      '65%',
      '3x',
      '85%',
      '24/7',
      'Get Free Consultation',
      'View Success Stories',
      'Mission Impact',
      'Get Your Custom Impact Report',
      'Download Nonprofit Tech Guide',
      '$10,000',
      'pro bono',
    ],
  ],
];
it.each(stated)('%s states what the specification states', (_name, page, claims) => {
  const all = texts(page)
    .map(([, text]) => text)
    .join('\n')
    .toLowerCase();
  expect(claims.filter((claim) => !all.includes(claim.toLowerCase()))).toEqual([]);
});

it('healthcare checks 12, 8, 15, 10, 5 and 6 items, all done', () => {
  expect(healthcare.checklist.items.map(({ itemCount }) => itemCount)).toEqual([
    12, 8, 15, 10, 5, 6,
  ]);
  for (const { checklist } of Object.values(industries)) {
    expect(checklist.items.every(({ completed }) => completed)).toBe(true);
  }
});

it('uses the specified words for done and open', () => {
  const words = [healthcare, manufacturing, architecture].map(({ checklist }) => [
    checklist.done,
    checklist.open,
  ]);
  expect(words).toEqual([
    ['Compliant', 'In Progress'],
    ['Implemented', 'In Progress'],
    ['Optimized', 'Pending'],
  ]);
});

it('weighs the assessment as specified', () => {
  expect(itConsulting.areas.items.map(({ category, weight }) => [category, weight])).toEqual([
    ['Infrastructure', 25],
    ['Applications', 20],
    ['Security', 25],
    ['Operations', 15],
    ['Governance', 15],
  ]);
});

describe('illustrations', () => {
  const folder = 'public/illustrations';
  it('has one for every picture and one for every hero', () => {
    const heroes = Object.values(pages).map(({ slug }) => `hero-${slug}`);
    const tabs = Object.values(pages).flatMap((page) =>
      'tabs' in page ? page.tabs.items.map(({ picture }) => picture.slot) : [],
    );
    const cards = home.industries.items.map(({ picture }) => picture.slot);
    const stories = articles.map(({ image }) => image.slot);
    const needed = [...heroes, ...tabs, ...cards, ...stories, ...placeholderDrawings];
    expect(needed.length).toBe(12 + 36 + 6 + 5 + placeholders.placeholders.length);
    expect(new Set(needed).size).toBe(needed.length);
    expect(needed.filter((name) => !existsSync(`${folder}/${name}.svg`))).toEqual([]);
  });

  it.each(readdirSync(folder))('%s follows the theme and is under 3 KB', (file) => {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    expect(gzipSync(svg).length).toBeLessThan(3_072);
    expect(svg).toMatch(/<g id="art">/);
    expect(svg).not.toMatch(/style=|class=|<style|<script|<text|<image|on\w+=/);
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(colours.length).toBeGreaterThan(2);
    expect(
      colours.filter((colour) => colour !== 'none' && !/^var\(--[a-z-]+\)$/.test(colour)),
    ).toEqual([]);
  });

  it('names no picture that does not exist', () => {
    const names = readdirSync(folder).map((file) => file.replace('.svg', ''));
    const known = new Set<string>([
      ...photoSlots,
      ...placeholderDrawings,
      ...Object.values(pages).map(({ slug }) => `hero-${slug}`),
    ]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('what the contact page receives', () => {
  it('knows the plans of seven pages', () => {
    expect(Object.keys(planPrefills)).toHaveLength(21);
    expect(readPlan(new URLSearchParams({ plan: 'healthcare.group' }), planPrefills)).toEqual({
      service: healthcare.service,
      message: `We are interested in the Medical Group plan (${healthcare.name}).`,
    });
  });

  it.each([
    'plan=nope',
    'plan=__proto__',
    'plan=toString',
    'plan=',
    'plan=healthcare.group&plan=legal.firm',
    'plan=%3Cscript%3E',
  ])('ignores %s', (query) => {
    expect(readPlan(new URLSearchParams(query), planPrefills)).toBeUndefined();
  });

  it('summarises an estimate with the same formula', () => {
    const query = new URLSearchParams('estimate=cloud&users=40&storage=2000&bandwidth=500');
    expect(estimatePrefill(query, estimateWords)).toEqual({
      service: 'Cloud Services',
      message: `Our estimate (${cloudServices.name}): Users: 40, Storage: 2,000 GB, Bandwidth: 500 GB / month. Result: $1,150 per month.`,
    });
  });

  it('writes dollars where the sliders are dollars', () => {
    const query = new URLSearchParams(
      'estimate=maturity&employees=150&revenue=25000000&budget=500000',
    );
    expect(estimatePrefill(query, estimateWords)?.message).toContain(
      'Annual revenue: $25,000,000, Annual IT budget: $500,000. Result: Level 4, score 73.',
    );
  });

  it('ignores an impossible one', () => {
    expect(
      estimatePrefill(new URLSearchParams('estimate=cloud&users=4'), estimateWords),
    ).toBeUndefined();
  });
});
