import { splitFigure } from '@/lib/format/figure';
import { Icon } from './Icon';
import type { DrawnIcon } from './icons';
import { Kept } from './Kept';

interface Stat {
  /** A number, or a number and its unit after a space, which is written smaller. */
  value: string;
  label: string;
  icon?: DrawnIcon;
}

/** Claims in figures at display size, ruled: four in a row, two on a phone, one where text is large. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="figures">
      {stats.map(({ value, label, icon }) => {
        const [number, unit] = splitFigure(value);
        return (
          <div key={label}>
            <dt>
              <Kept text={label} />
            </dt>
            <dd>
              {number}
              {unit === '' ? null : <small>{unit}</small>}
              {icon === undefined ? null : <Icon name={icon} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
