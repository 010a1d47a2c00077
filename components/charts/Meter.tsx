import { Bar } from './Bar';

interface MeterProps {
  label: string;
  formatted: string;
  /** Length of the bar in percent, up to 100: a share below 0 has none. */
  share: number;
  /** What to do when the bar is full: it turns amber, and this says why. */
  atLimit?: string | undefined;
}

/** A labelled bar: one entry of a description list. */
export function Meter({ label, formatted, share, atLimit }: MeterProps) {
  const full = atLimit !== undefined && share >= 100;
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
