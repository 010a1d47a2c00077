import { IndustryPage } from '@/app/_frames/IndustryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { ManufacturingEstimator } from '@/components/estimators/ManufacturingEstimator';
import { manufacturing } from '@/content/industries/manufacturing';

export const metadata = metadataOf(manufacturing);

export default function ManufacturingPage() {
  return (
    <IndustryPage
      page={manufacturing}
      estimator={<ManufacturingEstimator copy={manufacturing.estimator} />}
    />
  );
}
