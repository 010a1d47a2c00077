import { Segments } from './Segments';

interface BarProps {
  /** Length in percent, 0 to 100. */
  share: number;
  /** Green: it holds for the visitor. */
  marked?: boolean | undefined;
}

/** A thin bar on its track. */
export function Bar({ share, marked = false }: BarProps) {
  return (
    <Segments size="thin" track segments={[{ length: share, tone: marked ? 'signal' : 'muted' }]} />
  );
}
