import { isFull } from '@/lib/estimators/outcome';
import { shownNumber } from '@/lib/format/numbers';
import { Bar } from './Bar';

interface MeterProps {
  label: string;
  /** Percent, at most 100: the bar is as long as it says, and has no length below 0. */
  formatted: string;
  /** What to do when the bar is full: it turns amber, and this says why. Who shows the meter has it announced. */
  atLimit?: string | undefined;
}

/** A labelled bar: one entry of a description list. */
export function Meter({ label, formatted, atLimit }: MeterProps) {
  const share = shownNumber(formatted);
  const full = atLimit !== undefined && isFull({ formatted });
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt>{label}</dt>
      <dd className={full ? 'font-semibold' : undefined}>{formatted}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <Bar share={Math.max(0, share)} tone={full ? 'limit' : 'plain'} />
      </dd>
      {full ? <dd className="col-span-2 mt-1 text-sm font-semibold">{atLimit}</dd> : null}
    </div>
  );
}
