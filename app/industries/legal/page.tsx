import { IndustryPage } from '@/app/_frames/IndustryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { LegalEstimator } from '@/components/estimators/LegalEstimator';
import { legal } from '@/content/industries/legal';

export const metadata = metadataOf(legal);

export default function LegalPage() {
  return <IndustryPage page={legal} estimator={<LegalEstimator copy={legal.estimator} />} />;
}
