import { LegalEstimator } from '@/components/estimators/LegalEstimator';
import { legal } from '@/content/industries/legal';
import { testEstimatorScreen } from '../../../support/estimator-screen';

const copy = legal.estimator;
const element = <LegalEstimator copy={copy} />;

testEstimatorScreen({
  id: 'legal',
  copy,
  element,
  headline: 'monthly',
  lines: ['attorneys', 'staff', 'documents', 'annual', 'savings', 'net'],
});
