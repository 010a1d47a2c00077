import { render, screen } from '@testing-library/react';
import { SplitHero } from '@/components/sections/SplitHero';
import { architecture } from '@/content/industries/architecture';
import { managedIt } from '@/content/services/managed-it';
import { addressOf } from '../../../support/screen';

const hero = (content: Parameters<typeof SplitHero>[0]['hero']) =>
  render(
    <SplitHero hero={content} breadcrumbs={<nav />}>
      <p>instrument</p>
    </SplitHero>,
  );

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
  expect(screen.getByText(managedIt.hero.lead)).toBeInTheDocument();
  expect(addressOf(managedIt.hero.primary.label)).toBe('/contact');
  expect(screen.getByText('instrument')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
