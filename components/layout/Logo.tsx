/** A light on the horizon and its reflection. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 text-subtitle font-semibold tracking-title">
      <svg viewBox="0 0 26 26" className="size-6.5" aria-hidden="true">
        <path d="M3 17h20" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        <path
          d="M7 21.5h12"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          opacity=".45"
        />
        <circle cx="13" cy="9" r="4.2" className="fill-beacon" />
      </svg>
      {name}
    </span>
  );
}
