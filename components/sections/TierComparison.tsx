import { Section } from '@/components/ui/Section';
import type { TierTable } from '@/content/schema/sections';
import * as ui from '@/content/ui';

const TIERS = ['basic', 'professional', 'enterprise'] as const;

/** The tiers as a table. On a phone each row stacks, and every cell says its column. */
export function TierComparison({ tiers }: { tiers: TierTable }) {
  return (
    <Section id="tiers" title={tiers.title} lead={tiers.lead}>
      {/* Roles are spelled out because a table that is laid out as blocks loses them. */}
      <table role="table" className="w-full text-left text-base max-md:block">
        <caption className="sr-only">{tiers.caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-edge">
            {[ui.tierFeature, ...TIERS.map((tier) => ui.tierNames[tier])].map((name) => (
              <th key={name} role="columnheader" scope="col" className="py-3 pr-6 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {tiers.rows.map((row) => (
            <tr
              key={row.feature}
              role="row"
              className="border-b border-line max-md:block max-md:py-4"
            >
              <th
                role="rowheader"
                scope="row"
                className="py-3 pr-6 align-top font-medium max-md:block max-md:py-1"
              >
                {row.feature}
              </th>
              {TIERS.map((tier) => (
                <td
                  key={tier}
                  role="cell"
                  className="py-3 pr-6 align-top text-muted tabular-nums max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 max-md:pr-0"
                >
                  <span aria-hidden="true" className="md:hidden">
                    {ui.tierNames[tier]}
                  </span>
                  <span className="max-md:text-right">{row[tier]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
