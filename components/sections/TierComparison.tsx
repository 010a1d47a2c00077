import { Kept } from '@/components/ui/Kept';
import { Section } from '@/components/ui/Section';
import type { TierTable } from '@/content/schema/sections';
import * as ui from '@/content/ui';

const TIERS = ['basic', 'professional', 'enterprise'] as const;

/** The tiers as a table. On a phone each row's values stand under its name, under the tiers' that stay in sight. */
export function TierComparison({ tiers }: { tiers: TierTable }) {
  return (
    <Section id="tiers" title={tiers.title} lead={tiers.lead} gap="wide">
      {/* Roles are spelled out because a table that is laid out as blocks loses them. */}
      <table role="table" className="tiers">
        <caption className="sr-only">{tiers.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[ui.tierFeature, ...TIERS.map((tier) => ui.tierNames[tier])].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tiers.rows.map((row) => (
            <tr key={row.feature} role="row">
              <th role="rowheader" scope="row">
                {row.feature}
              </th>
              {TIERS.map((tier) => (
                <td key={tier} role="cell">
                  <Kept text={row[tier]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
