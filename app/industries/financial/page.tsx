import { IndustryPage } from '@/app/_frames/IndustryPage';
import { metadataOf } from '@/app/_frames/metadata-of';
import { FinancialEstimator } from '@/components/estimators/FinancialEstimator';
import { financial } from '@/content/industries/financial';

export const metadata = metadataOf(financial);

export default function FinancialPage() {
  return (
    <IndustryPage page={financial} estimator={<FinancialEstimator copy={financial.estimator} />} />
  );
}
