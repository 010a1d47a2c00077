import { render, screen } from '@testing-library/react';
import { LegalEstimator } from '@/components/estimators/LegalEstimator';
import { legal } from '@/content/industries/legal';
import { calculators } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { linesOf, moveTo, slider } from '../../../support/screen';

const copy = legal.estimator;
const element = <LegalEstimator copy={copy} />;

testEstimatorScreen({
  id: 'legal',
  copy,
  element,
  headline: 'monthly',
  lines: ['attorneys', 'staff', 'documents', 'annual', 'savings', 'net'],
});

it('shows a fee that is higher than the time recovered as a loss, and says so in words', () => {
  const { container } = render(element);
  expect(screen.queryByText(copy.remark)).not.toBeInTheDocument();
  const { attorneys, staff } = calculators.legal.sliders;
  moveTo(slider(copy.inputs.attorneys.label), attorneys.min);
  moveTo(slider(copy.inputs.staff.label), staff.max);
  expect(screen.getByText(copy.remark)).toBeInTheDocument();
  expect(linesOf(container).some((line) => / -\$[\d,]+$/.test(line))).toBe(true);
});
