import { Fold } from '@/components/ui/Fold';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import type { Points } from '@/content/schema/sections';
import * as ui from '@/content/ui';

interface PointGridProps {
  id: string;
  points: Points;
}

export function PointGrid({ id, points }: PointGridProps) {
  return (
    <Section id={id} title={points.title} lead={points.lead} gap="close">
      <ul className="points">
        {points.items.map(({ icon, title, description }) => (
          <li key={title} className="fold-row">
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <Fold label={ui.detailsOf(title)}>
              <p>{description}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
