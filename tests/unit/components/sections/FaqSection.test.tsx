import { render, screen } from '@testing-library/react';
import { FaqSection } from '@/components/sections/FaqSection';
import { cybersecurity } from '@/content/services/cybersecurity';
import { counts } from '../../../specification';

const { faqs } = cybersecurity;

it('has every question and answer in the page, none of them open', () => {
  const { container } = render(<FaqSection faqs={faqs} />);
  const items = [...container.querySelectorAll('details')];
  expect(items).toHaveLength(counts.faqs);
  faqs.items.forEach(({ question, answer }, index) => {
    expect(items[index]?.querySelector('summary')).toHaveTextContent(question);
    expect(items[index]?.querySelector('p')).toHaveTextContent(answer);
    expect(items[index]?.open).toBe(false);
  });
});

it('lets the platform keep one open at a time: all share one name', () => {
  const { container } = render(<FaqSection faqs={faqs} />);
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

it('is called by its heading', () => {
  render(<FaqSection faqs={faqs} />);
  expect(screen.getByRole('region', { name: faqs.title })).toBeInTheDocument();
});
