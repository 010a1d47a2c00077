import { Gauge } from '@/components/charts/Gauge';
import type { AnswerLine } from '@/lib/estimators/answer';
import { BigFigure } from './BigFigure';

/** The level that a score comes to, and the score as a gauge. */
export function LevelGauge({ level, score }: { level: AnswerLine; score: AnswerLine }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <p className="mb-1.5 text-small text-muted">{level.label}</p>
        <BigFigure formatted={level.formatted} label="" />
      </div>
      <Gauge value={score.value} label={score.label} />
    </div>
  );
}
