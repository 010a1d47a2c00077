interface PlanPriceProps {
  figure: string;
  unit: string;
  note: string;
  /** Which billing choice this price belongs to, where there is a choice. */
  billing?: 'first' | 'second';
}

export function PlanPrice({ figure, unit, note, billing }: PlanPriceProps) {
  return (
    <div data-price={billing} className="mt-1 md:mt-4">
      {/* A line of its own, not the element above: the billing choice hides that by its display. */}
      <div className="flex flex-wrap items-baseline gap-x-3 md:block">
        <p>
          <strong
            className={`text-price-folded font-semibold tracking-heading ${unit === '' ? 'md:text-price-words md:leading-[1.42]' : 'md:text-price'}`}
          >
            {figure}
          </strong>{' '}
          <span className="text-small text-muted md:text-base">{unit}</span>
        </p>
        <p className="text-small text-muted md:mt-1">{note}</p>
      </div>
    </div>
  );
}
