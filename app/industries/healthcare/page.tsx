import { IndustryPage } from '@/app/_frames/IndustryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { HealthcareEstimator } from '@/components/estimators/HealthcareEstimator';
import { healthcare } from '@/content/industries/healthcare';

export const metadata = metadataOf(healthcare);

export default function HealthcarePage() {
  return (
    <IndustryPage
      page={healthcare}
      estimator={<HealthcareEstimator copy={healthcare.estimator} />}
    />
  );
}
