/** From black to white, in steps: the colours that a photograph's greys become. */
const DUOTONES = {
  dark: { r: '.03 .08 .3 .62', g: '.08 .22 .47 .78', b: '.11 .28 .53 .82' },
  light: { r: '.16 .42 .74 .97', g: '.24 .51 .79 .97', b: '.28 .54 .79 .95' },
} as const;

/** The two filters that make every photograph ours (app/styles/pictures.css). Without blending: a missing photograph stays clear. */
export function Duotone() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {Object.entries(DUOTONES).map(([theme, { r, g, b }]) => (
        <filter key={theme} id={`duotone-${theme}`} colorInterpolationFilters="sRGB">
          <feColorMatrix type="saturate" values="0" />
          <feComponentTransfer>
            <feFuncR type="table" tableValues={r} />
            <feFuncG type="table" tableValues={g} />
            <feFuncB type="table" tableValues={b} />
          </feComponentTransfer>
        </filter>
      ))}
    </svg>
  );
}
