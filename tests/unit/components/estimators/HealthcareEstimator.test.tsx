import { render, screen } from '@testing-library/react';
import { HealthcareEstimator } from '@/components/estimators/HealthcareEstimator';
import { healthcare } from '@/content/industries/healthcare';
import { calculators } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { linesOf, moveTo, slider } from '../../../support/screen';

const copy = healthcare.estimator;
const element = <HealthcareEstimator copy={copy} />;

testEstimatorScreen({
  id: 'healthcare',
  copy,
  element,
  headline: 'monthly',
  lines: ['providers', 'patients', 'locations', 'annual', 'breachCost', 'savings'],
});

it('floors the saving at nothing, and says so in words', () => {
  const { container } = render(element);
  expect(screen.queryByText(copy.remark)).not.toBeInTheDocument();
  moveTo(slider(copy.inputs.locations.label), calculators.healthcare.sliders.locations.max);
  expect(screen.getByText(copy.remark)).toBeInTheDocument();
  expect(linesOf(container)).toContain(`${copy.results.savings} $0`);
});
