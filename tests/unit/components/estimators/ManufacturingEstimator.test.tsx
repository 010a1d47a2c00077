import { render } from '@testing-library/react';
import { ManufacturingEstimator } from '@/components/estimators/ManufacturingEstimator';
import { manufacturing } from '@/content/industries/manufacturing';
import { formatDollars, formatPercent } from '@/lib/format/numbers';
import { calculators, percentDecimals } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';
import { linesOf } from '../../../support/screen';

const copy = manufacturing.estimator;
const element = <ManufacturingEstimator copy={copy} />;
const { atDefaults } = calculators.manufacturing;

testEstimatorScreen({
  id: 'manufacturing',
  copy,
  element,
  headline: 'monthly',
  lines: ['sensors', 'machines', 'facilities', 'savings', 'net', 'roi'],
});

it('sets the cost beside the savings, and the return has the specified decimals', () => {
  const { container } = render(element);
  const lines = linesOf(container);
  expect(lines).toContain(`${copy.cost} ${formatDollars(atDefaults.monthly)}`);
  const roi = formatPercent(atDefaults.roi, percentDecimals.manufacturing);
  expect(lines.some((line) => line.endsWith(` ${roi}`))).toBe(true);
});
