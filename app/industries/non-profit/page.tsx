import { IndustryPage } from '@/app/_frames/IndustryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { NonProfitEstimator } from '@/components/estimators/NonProfitEstimator';
import { nonProfit } from '@/content/industries/non-profit';

export const metadata = metadataOf(nonProfit);

export default function NonProfitPage() {
  return (
    <IndustryPage page={nonProfit} estimator={<NonProfitEstimator copy={nonProfit.estimator} />} />
  );
}
