import { render, screen } from '@testing-library/react';
import { FaqSection } from '@/components/sections/FaqSection';
import { cybersecurity } from '@/content/services/cybersecurity';

const { faqs } = cybersecurity;

it('is called by its heading', () => {
  render(<FaqSection faqs={faqs} />);
  expect(screen.getByRole('region', { name: faqs.title })).toBeInTheDocument();
});
