import { Stretch } from './Stretch';

type BarTone = 'plain' | 'limit';

const TONES: Record<BarTone, string> = {
  plain: 'fill-muted',
  limit: 'fill-beacon stroke-beacon-edge stroke-2 print:fill-ink',
};

interface BarProps {
  /** Length in percent, 0 to 100. */
  share: number;
  /** Limit: it asks to be acted on, which words beside it have to say. */
  tone?: BarTone | undefined;
}

/** A share of a whole as a bar. Its figure stands beside it, in words. */
export function Bar({ share, tone = 'plain' }: BarProps) {
  return (
    <svg aria-hidden="true" className="mt-1.5 block h-2 w-full overflow-hidden rounded">
      <rect width="100%" height="100%" className="fill-line" />
      <Stretch length={share} tone={TONES[tone]} />
    </svg>
  );
}
