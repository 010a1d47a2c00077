/** The one figure that an answer comes to. It is told from the sliders' own values by its `strong`. */
export function BigFigure({ formatted, label }: { formatted: string; label: string }) {
  return (
    <p className="total">
      <strong>{formatted}</strong> <span>{label}</span>
    </p>
  );
}
