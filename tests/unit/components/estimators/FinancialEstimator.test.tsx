import { render } from '@testing-library/react';
import { FinancialEstimator } from '@/components/estimators/FinancialEstimator';
import { financial } from '@/content/industries/financial';
import { formatPercent } from '@/lib/format/numbers';
import { calculators, percentDecimals } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { linesOf } from '../../../support/screen';

const copy = financial.estimator;
const element = <FinancialEstimator copy={copy} />;
const { atDefaults } = calculators.financial;

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
