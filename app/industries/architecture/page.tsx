import { IndustryPage } from '@/app/_frames/IndustryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { ArchitectureEstimator } from '@/components/estimators/ArchitectureEstimator';
import { architecture } from '@/content/industries/architecture';

export const metadata = metadataOf(architecture);

export default function ArchitecturePage() {
  return (
    <IndustryPage
      page={architecture}
      estimator={<ArchitectureEstimator copy={architecture.estimator} />}
    />
  );
}
