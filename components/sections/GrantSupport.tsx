import { ActionButton } from '@/components/ui/ActionButton';
import { Kept } from '@/components/ui/Kept';
import { Section } from '@/components/ui/Section';
import type { GrantSupport as Support } from '@/content/schema/industry';

/** What a non-profit can get besides a plan: the advertising grant, discounts, pro bono work. */
export function GrantSupport({ support }: { support: Support }) {
  return (
    <Section id="support" title={support.title}>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-3">
        {support.items.map(({ title, description }) => (
          <div key={title} className="border-t border-line pt-5">
            <h3 className="text-lg tracking-snug">{title}</h3>
            <p className="mt-2 text-base text-muted">
              <Kept text={description} />
            </p>
          </div>
        ))}
      </div>
      <div className="mt-8">
        <ActionButton action={support.guide} tone="ghost" />
      </div>
    </Section>
  );
}
