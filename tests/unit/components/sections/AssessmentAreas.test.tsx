import { render, screen } from '@testing-library/react';
import { AssessmentAreas } from '@/components/sections/AssessmentAreas';
import { itConsulting } from '@/content/services/it-consulting';
import { assessmentAreas } from '../../../specification';

it('weighs every area in words, and draws its weight to scale', () => {
  const { container } = render(<AssessmentAreas areas={itConsulting.areas} />);
  const bars = container.querySelectorAll('svg rect:last-child');
  assessmentAreas.forEach(({ category, weight }, index) => {
    const row = screen.getByRole('heading', { name: category }).parentElement;
    expect(row).toHaveTextContent(`${category}${weight}%`);
    expect(bars[index]).toHaveAttribute('width', `${weight}%`);
  });
});
