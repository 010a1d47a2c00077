import { render, screen } from '@testing-library/react';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { cybersecurity } from '@/content/services/cybersecurity';

it('shows every card with what it has', () => {
  const { container } = render(
    <ServiceCards id="services" cards={cybersecurity.cards} columns={2} />,
  );
  for (const { title, features } of cybersecurity.cards.items) {
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    for (const feature of features) expect(container).toHaveTextContent(feature);
  }
});
