import { render } from '@testing-library/react';
import { IndustryPage } from '@/app/_frames/IndustryPage';
import { legal as published } from '@/content/industries/legal';
import type { IndustryContent } from '@/content/schema/industry';

/** Whatever is hidden of it. */
const legal: typeof published = { ...published, hidden: undefined };

const shown = (page: IndustryContent) => {
  const { container } = render(<IndustryPage page={page} estimator={<p>An estimate</p>} />);
  const titles = [...container.querySelectorAll('section[aria-labelledby]')].map((section) =>
    (section.getAttribute('aria-labelledby') ?? '').replace(/-title$/, ''),
  );
  return { container, titles, data: container.querySelector('script')?.textContent ?? '' };
};

it('shows all that a specified industry has', () => {
  const { titles, data } = shown(legal);
  expect(titles).toEqual(expect.arrayContaining(['services', 'calculator', 'plans', 'partners']));
  expect(titles).toContain('faq');
  expect(data).toContain('FAQPage');
  expect(data).toContain('"Offer"');
});

const PARTS = ['stats', 'tabs', 'checklist', 'plans', 'partners', 'faqs', 'estimator'] as const;
/** The page as if its content named none of these parts. */
function without(...parts: ReadonlyArray<(typeof PARTS)[number]>): IndustryContent {
  const page: IndustryContent = { ...legal };
  for (const part of parts) delete page[part];
  return page;
}

it.each<[string, IndustryContent]>([
  ['hides', { ...legal, hidden: [...PARTS] }],
  ['does not have', without(...PARTS)],
])('shows no section, heading or data of what a page %s', (_name, page) => {
  const { container, titles, data } = shown(page);
  expect(titles).toEqual(['closing']);
  expect(container.querySelectorAll('dl.figures')).toHaveLength(0);
  expect(container.textContent).not.toContain('An estimate');
  expect(container.textContent).not.toContain(legal.faqs.title);
  expect(data).toContain('"Service"');
  expect(data).not.toContain('FAQPage');
  expect(data).not.toContain('"Offer"');
});

it('gives the checklist a section of its own where there is no estimator beside it', () => {
  expect(shown(legal).titles).not.toContain('checklist');
  const { container, titles } = shown(without('estimator'));
  expect(titles).toContain('checklist');
  const section = container.querySelector('section[aria-labelledby="checklist-title"]');
  expect(section?.querySelector('h2')).toHaveTextContent(legal.checklist.title);
  expect(section).toHaveTextContent(legal.checklist.items[0]?.category ?? 'none');
});

it('folds no partners where a phone shows all there are', () => {
  const few = { ...legal.partners, items: legal.partners.items.slice(0, 3) };
  const { container } = shown({ ...legal, partners: few });
  const section = container.querySelector('section[aria-labelledby="partners-title"]');
  expect(section?.querySelectorAll('li')).toHaveLength(3);
  expect(section?.querySelector('details')).toBeNull();
});
