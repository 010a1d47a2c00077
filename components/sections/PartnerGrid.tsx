import { Kept } from '@/components/ui/Kept';
import { Section } from '@/components/ui/Section';
import { ShortList } from '@/components/ui/ShortList';
import type { Partners } from '@/content/schema/industry';

/** As many as a phone shows of them: two rows, as one row of a wide screen. */
const FIRST = 4;

/** The products that a page’s industry works with, and what each is. */
export function PartnerGrid({ partners }: { partners: Partners }) {
  return (
    <Section id="partners" title={partners.title} lead={partners.lead}>
      <div className="ruled">
        <ShortList
          subject={partners.title}
          first={FIRST}
          className="partners"
          items={partners.items.map(({ name, type }) => (
            <li key={name}>
              <b>
                <Kept text={name} />
              </b>
              {type}
            </li>
          ))}
        />
      </div>
    </Section>
  );
}
