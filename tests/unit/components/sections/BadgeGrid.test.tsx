import { render, screen, within } from '@testing-library/react';
import { BadgeGrid } from '@/components/sections/BadgeGrid';
import { cloudServices } from '@/content/services/cloud-services';
import { counts } from '../../../specification';

it('shows every certification once, under the one who grants it', () => {
  const { certifications } = cloudServices;
  render(<BadgeGrid badges={certifications} />);
  const issuers = new Set(certifications.items.map(({ issuer }) => issuer));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(issuers.size);
  expect(document.querySelectorAll('.ticks > li')).toHaveLength(counts.certificationBadges);
  for (const { name, issuer } of certifications.items) {
    const group = screen.getByRole('heading', { name: issuer }).closest('li');
    expect(within(group as HTMLElement).getByText(name)).toBeInTheDocument();
  }
});
