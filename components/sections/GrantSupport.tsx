import { ActionButton } from '@/components/ui/ActionButton';
import { Fold } from '@/components/ui/Fold';
import { Kept } from '@/components/ui/Kept';
import { Section } from '@/components/ui/Section';
import type { GrantSupport as Support } from '@/content/schema/industry';
import * as ui from '@/content/ui';

/** What a non-profit can get besides a plan: the advertising grant, discounts, pro bono work. */
export function GrantSupport({ support }: { support: Support }) {
  return (
    <Section id="support" title={support.title}>
      <ul className="points">
        {support.items.map(({ title, description }) => (
          <li key={title} className="fold-row">
            <h3>{title}</h3>
            <Fold label={ui.detailsOf(title)}>
              <p>
                <Kept text={description} />
              </p>
            </Fold>
          </li>
        ))}
      </ul>
      <div className="mt-6 md:mt-8">
        <ActionButton action={support.guide} tone="ghost" />
      </div>
    </Section>
  );
}
