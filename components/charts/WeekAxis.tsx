import { BEYOND, endOf, type Span } from '@/lib/timeline';
import { rounded } from './percent';

interface WeekAxisProps {
  spans: ReadonlyArray<Span & { weekend?: string | undefined }>;
  /** Down the page, 1em a week, instead of across it. */
  vertical?: boolean;
}

/** Saturday and Sunday, of seven days. */
const WEEKEND = 2 / 7;

/** How thick a bar is, of 4; the weekend takes all. */
const BAR = 3;

/**
 * Bars on a scale of weeks, with a gap at each week's end. What is certain is full, what it may take is
 * outlined, what nobody can say is dashed. The weekend that a bar ends with stands out, in amber.
 * The box is drawn in weeks and stretched to the frame. Decorative: the steps' words say the same.
 */
export function WeekAxis({ spans, vertical = false }: WeekAxisProps) {
  const end = rounded(endOf(spans));
  const weeks = Array.from({ length: Math.ceil(end) - 1 }, (_, week) => week + 1);
  /** A box by its place along the axis and its thickness, on the axis's own side. */
  const box = (from: number, length: number, thick: number) => {
    const [start, extent] = [rounded(from), rounded(length)];
    return vertical
      ? { x: 0, y: start, width: thick, height: extent }
      : { x: start, y: 4 - thick, width: extent, height: thick };
  };
  /** A line along the axis, or across it. */
  const along = (from: number, length: number) =>
    vertical ? `M1.5 ${rounded(from)}v${length}` : `M${rounded(from)} 2.5h${length}`;
  const across = (at: number) => (vertical ? `M0 ${rounded(at)}h4` : `M${rounded(at)} 0v4`);
  return (
    <svg
      aria-hidden="true"
      viewBox={vertical ? `0 0 4 ${end}` : `0 0 ${end} 4`}
      preserveAspectRatio="none"
      className="week-axis"
      width={vertical ? '1.25rem' : '100%'}
      height={vertical ? `${end}em` : undefined}
    >
      {spans.map(({ from, least, most, open, weekend }) => (
        <g key={from} className={weekend === undefined ? undefined : 'turn'}>
          {most > least ? (
            <rect {...box(from, most, BAR)} className="fill-none stroke-muted" />
          ) : null}
          <rect {...box(from, least, BAR)} className="week-bar" data-grow={vertical ? 'y' : ''} />
          {open ? (
            <path d={along(from + most, BEYOND)} className="stroke-muted" strokeDasharray="2 3" />
          ) : null}
        </g>
      ))}
      <path d={weeks.map(across).join('')} className="stroke-bg" />
      <path
        d={spans
          .slice(1)
          .map(({ from }) => across(from))
          .join('')}
        className="step-gaps stroke-bg"
      />
      {spans.map(({ from, most, weekend }) =>
        weekend === undefined ? null : (
          <rect
            key={from}
            {...box(from + most - WEEKEND, WEEKEND, 4)}
            className="fill-beacon stroke-beacon-edge"
          />
        ),
      )}
    </svg>
  );
}
