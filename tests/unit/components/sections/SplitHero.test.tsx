import { render, screen } from '@testing-library/react';
import { SplitHero } from '@/components/sections/SplitHero';
import { architecture } from '@/content/industries/architecture';
import { managedIt } from '@/content/services/managed-it';
import { requestLink } from '@/lib/contact/contact-link';
import { addressOf } from '../../../support/screen';

const hero = (content: Parameters<typeof SplitHero>[0]['hero']) =>
  render(
    <SplitHero page={managedIt.slug} hero={content} breadcrumbs={<nav />} drawing={<p>drawing</p>}>
      <p>readings</p>
    </SplitHero>,
  );

/** Words with a hyphen stand in an element of their own. */
const isLead = (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === managedIt.hero.lead;

it('shows an industry’s tagline and badges', () => {
  hero(architecture.hero);
  expect(screen.getByText(architecture.hero.tagline)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    architecture.hero.badges,
  );
});

it('shows a service’s title, text, button and instrument, and no empty list', () => {
  hero(managedIt.hero);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(managedIt.hero.title);
  expect(screen.getByText(isLead)).toBeInTheDocument();
  const { label } = managedIt.hero.primary;
  expect(addressOf(label)).toBe(requestLink(managedIt.slug, label));
  expect(screen.getByText('drawing')).toBeInTheDocument();
  expect(screen.getByText('readings')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('keeps the order of words whatever the eye sees first: headline, text, then the instrument', () => {
  hero(managedIt.hero);
  const order = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByText(isLead),
    screen.getByText('drawing'),
    screen.getByText('readings'),
  ];
  for (const [index, node] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
