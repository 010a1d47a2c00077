import { ChecklistItems } from '@/components/checklist/ChecklistItems';
import { Section } from '@/components/ui/Section';
import type { Checklist } from '@/content/schema/industry';

/** The checklist of a page without an estimator that it could stand beside. */
export function ChecklistSection({ checklist }: { checklist: Checklist }) {
  return (
    <Section id="checklist" title={checklist.title} lead={checklist.lead}>
      <ChecklistItems checklist={checklist} className="gap-x-8 md:grid md:grid-cols-3" />
    </Section>
  );
}
