interface PlanPriceProps {
  figure: string;
  unit: string;
  note: string;
  /** Which billing choice this price belongs to, where there is a choice. */
  billing?: 'first' | 'second';
}

export function PlanPrice({ figure, unit, note, billing }: PlanPriceProps) {
  const size = unit === '' ? 'text-price-words leading-[1.42]' : 'text-price leading-[1.1]';
  return (
    <div data-price={billing} className="mt-4">
      <p>
        <strong className={`font-semibold tracking-heading tabular-nums ${size}`}>{figure}</strong>{' '}
        <span className="ml-1 text-base text-muted">{unit}</span>
      </p>
      <p className="mt-1 text-small text-muted tabular-nums">{note}</p>
    </div>
  );
}
