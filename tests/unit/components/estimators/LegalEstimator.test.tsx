import { LegalEstimator } from '@/components/estimators/LegalEstimator';
import { legal } from '@/content/industries/legal';
import { testEstimatorScreen } from '../../../support/estimator-screen';

testEstimatorScreen({
  id: 'legal',
  copy: legal.estimator,
  element: <LegalEstimator copy={legal.estimator} />,
  headline: 'monthly',
  lines: ['attorneys', 'staff', 'documents', 'annual', 'savings'],
});
