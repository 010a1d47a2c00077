import { NonProfitEstimator } from '@/components/estimators/NonProfitEstimator';
import { nonProfit } from '@/content/industries/non-profit';
import { landingPages } from '../../../specification';
import { testEstimatorScreen } from '../../../support/estimator-screen';

const copy = nonProfit.estimator;

testEstimatorScreen({
  id: 'non-profit',
  copy,
  element: <NonProfitEstimator copy={copy} />,
  headline: 'total',
  lines: ['hours', 'donors', 'volunteers', 'events', 'savings', 'donations'],
});

it('ends in the specified link', () => {
  expect(landingPages['non-profit']?.contactButtons).toContain(copy.handover);
});
