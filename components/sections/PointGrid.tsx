import { PointList } from '@/components/ui/PointList';
import { Section } from '@/components/ui/Section';
import type { Points } from '@/content/schema/sections';

interface PointGridProps {
  id: string;
  points: Points;
}

/** Practices or benefits, each with its icon and two sentences. */
export function PointGrid({ id, points }: PointGridProps) {
  return (
    <Section id={id} title={points.title} lead={points.lead} gap="close">
      <PointList points={points.items} />
    </Section>
  );
}
