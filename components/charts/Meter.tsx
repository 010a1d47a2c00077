import { Bar } from './Bar';

interface MeterProps {
  label: string;
  formatted: string;
  /** Length of the bar in percent, 0 to 100. */
  share: number;
  /** Green: it holds for the visitor. */
  marked?: boolean | undefined;
}

/** A labelled bar: one entry of a description list. */
export function Meter({ label, formatted, share, marked = false }: MeterProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt>{label}</dt>
      <dd className={marked ? 'font-semibold text-signal' : undefined}>{formatted}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <Bar share={share} marked={marked} />
      </dd>
    </div>
  );
}
