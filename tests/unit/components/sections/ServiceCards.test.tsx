import { render, screen } from '@testing-library/react';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { home } from '@/content/pages/home';
import { cybersecurity } from '@/content/services/cybersecurity';
import { home as specified, servicePaths } from '../../../specification';

it('leads from each card with an address to its page', () => {
  render(<ServiceCards id="services" cards={home.services} columns={3} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([...servicePaths].sort());
  for (const link of links) expect(link).toHaveTextContent(specified.learnMore);
});

it('leads nowhere from cards without an address', () => {
  render(<ServiceCards id="services" cards={cybersecurity.cards} columns={2} />);
  for (const { title } of cybersecurity.cards.items) {
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  }
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
