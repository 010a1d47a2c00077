import { ArchitectureEstimator } from '@/components/estimators/ArchitectureEstimator';
import { architecture } from '@/content/industries/architecture';
import { testEstimatorScreen } from '../../../support/estimator-screen';

testEstimatorScreen({
  id: 'architecture',
  copy: architecture.estimator,
  element: <ArchitectureEstimator copy={architecture.estimator} />,
  headline: 'monthly',
  lines: ['designers', 'projects', 'renderHours', 'annual', 'savings', 'net'],
});
