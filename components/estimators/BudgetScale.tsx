import { BandScale } from '@/components/charts/BandScale';
import type { EstimatorCopy } from '@/content/schema/estimator';
import type { AnswerLine } from '@/lib/estimators/answer';
import { INDUSTRY_SHARE, type maturity } from '@/lib/estimators/maturity';
import { formatPercent } from '@/lib/format/numbers';
import { ResultLine } from './ResultLine';

/** Where the scale ends, in percent of revenue. */
const MOST = 10;

interface BudgetScaleProps {
  share: AnswerLine;
  copy: Pick<EstimatorCopy<typeof maturity>, 'industryAverage' | 'industryShare'>;
}

/** The visitor's share of revenue on a scale, the stated average shaded. */
export function BudgetScale({ share, copy }: BudgetScaleProps) {
  return (
    <div className="grid gap-3">
      <ResultLine {...share} />
      <BandScale
        max={MOST}
        band={INDUSTRY_SHARE}
        value={share.value}
        ends={[formatPercent(0, 0), formatPercent(MOST, 0)]}
        bandLabel={copy.industryShare}
      />
      <ResultLine label={copy.industryAverage} formatted={copy.industryShare} />
    </div>
  );
}
