import { ActionButton } from '@/components/ui/ActionButton';
import { Section } from '@/components/ui/Section';
import type { Industry } from '@/content/schema/industry';

/** What a non-profit can get besides a plan: the advertising grant, discounts, pro bono work. */
export function GrantSupport({ support }: { support: Industry<'non-profit'>['support'] }) {
  return (
    <Section id="support" title={support.title}>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-3">
        {support.paragraphs.map((paragraph) => (
          <p key={paragraph} className="border-t border-line pt-4 text-base text-muted">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="mt-8">
        <ActionButton action={support.guide} tone="ghost" />
      </div>
    </Section>
  );
}
