import { render, screen } from '@testing-library/react';
import { FinancialEstimator } from '@/components/estimators/FinancialEstimator';
import { financial } from '@/content/industries/financial';
import { formatPercent } from '@/lib/format/numbers';
import { calculators, percentDecimals } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { linesOf, moveTo, slider } from '../../../support/screen';

const copy = financial.estimator;
const element = <FinancialEstimator copy={copy} />;
const { atDefaults, sliders } = calculators.financial;

testEstimatorScreen({
  id: 'financial',
  copy,
  element,
  headline: 'monthly',
  lines: ['transactions', 'users', 'branches', 'annual', 'savings', 'net', 'roi'],
});

it('shows the return with the specified decimals', () => {
  const { container } = render(element);
  const roi = formatPercent(atDefaults.roi, percentDecimals.financial);
  expect(linesOf(container).some((line) => line.endsWith(` ${roi}`))).toBe(true);
});

it('says in words when savings do not cover the cost, and only then', () => {
  render(element);
  expect(screen.getByText(copy.remark)).toBeInTheDocument();
  moveTo(slider(copy.inputs.users.label), sliders.users.max);
  expect(screen.queryByText(copy.remark)).not.toBeInTheDocument();
});
