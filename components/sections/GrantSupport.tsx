import { ActionButton } from '@/components/ui/ActionButton';
import { PointList } from '@/components/ui/PointList';
import { Section } from '@/components/ui/Section';
import type { GrantSupport as Support } from '@/content/schema/industry';

/** What a non-profit can get besides a plan: the advertising grant, discounts, pro bono work. */
export function GrantSupport({ page, support }: { page: string; support: Support }) {
  return (
    <Section id="support" title={support.title}>
      <PointList points={support.items} />
      <div className="mt-6 md:mt-8">
        <ActionButton action={support.guide} page={page} tone="ghost" />
      </div>
    </Section>
  );
}
