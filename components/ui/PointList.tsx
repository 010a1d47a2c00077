import * as ui from '@/content/ui';
import { Fold } from './Fold';
import { Icon } from './Icon';
import type { DrawnIcon } from './icons';
import { Kept } from './Kept';

interface PointListProps {
  points: ReadonlyArray<{ icon?: DrawnIcon; title: string; description: string }>;
}

/** Short points side by side, each under its title; on a phone they unfold. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className="points">
      {points.map(({ icon, title, description }) => (
        <li key={title} className="fold-row">
          <h3>
            {icon ? <Icon name={icon} /> : null}
            {title}
          </h3>
          <Fold label={ui.detailsOf(title)}>
            <p>
              <Kept text={description} />
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
