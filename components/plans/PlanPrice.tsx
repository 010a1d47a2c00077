interface PlanPriceProps {
  figure: string;
  unit: string;
  note: string;
  /** Which billing choice this price belongs to, where there is a choice. */
  billing?: 'first' | 'second';
}

/** What a plan costs, per what, and how that is billed; words in place of a figure (no unit) are set smaller. */
export function PlanPrice({ figure, unit, note, billing }: PlanPriceProps) {
  const size = unit === '' ? 'md:text-price-words md:leading-[1.42]' : 'md:text-price';
  return (
    <div data-price={billing} className="mt-1 md:mt-4">
      <p>
        <strong className={`text-price-folded font-semibold tracking-heading ${size}`}>
          {figure}
        </strong>{' '}
        <span className="ml-1 text-small text-muted md:text-base">{unit}</span>
      </p>
      <p className="text-muted md:mt-1">{note}</p>
    </div>
  );
}
