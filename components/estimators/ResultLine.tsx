/** One result in words and figures. */
export function ResultLine({ label, formatted }: { label: string; formatted: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-small font-semibold tabular-nums">
      <span className="min-w-32 flex-1">{label}</span>
      <span className="ml-auto shrink-0 whitespace-nowrap">{formatted}</span>
    </p>
  );
}
