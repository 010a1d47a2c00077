import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { Badges } from '@/content/schema/sections';
import * as ui from '@/content/ui';

/** The certifications by who grants them, in the order of the list. A phone folds an issuer's several. */
export function BadgeGrid({ badges }: { badges: Badges }) {
  const issuers = [...new Set(badges.items.map(({ issuer }) => issuer))];
  return (
    <Section id="certifications" title={badges.title} lead={badges.lead} gap="close">
      <ul className="ruled issuers md:grid-cols-2 lg:grid-cols-4">
        {issuers.map((issuer) => {
          const names = badges.items
            .filter((badge) => badge.issuer === issuer)
            .map(({ name }) => name);
          const list = <TextList items={names} className="ticks" />;
          const heading = <h3>{issuer}</h3>;
          if (names.length === 1) {
            return (
              <li key={issuer}>
                {heading}
                {list}
              </li>
            );
          }
          return (
            <li key={issuer} className="fold-row max-md:col-span-full lg:col-span-2">
              <div>
                {heading}
                <p>{ui.certificationCount(names.length)}</p>
              </div>
              <Fold label={ui.detailsOf(issuer)}>{list}</Fold>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
