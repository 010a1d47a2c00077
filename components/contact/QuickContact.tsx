import { LINK } from '@/components/ui/link-class';
import type { Company } from '@/content/schema/company';
import type { Contact } from '@/content/schema/site';

const ROW = 'flex flex-wrap items-center gap-x-4';

/** How to reach us without a form. The number is what the page is for: it stands at display size. */
export function QuickContact({ company, copy }: { company: Company; copy: Contact['quick'] }) {
  const { phone, email, street, location } = company;
  return (
    <section aria-labelledby="quick-title" className="mt-8 border-t border-line pt-5 md:mt-10">
      <h2 id="quick-title" className="text-small font-semibold">
        {copy.title}
      </h2>
      <dl className="mt-1 grid text-small">
        <div className={ROW}>
          <dt className="sr-only">{copy.phone}</dt>
          <dd>
            <a href={phone.href} className="call">
              {phone.label}
            </a>
          </dd>
        </div>
        <div className={ROW}>
          <dt className="w-18 text-muted">{copy.email}</dt>
          <dd>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </dd>
        </div>
        <div className={ROW}>
          <dt className="w-18 text-muted">{copy.location}</dt>
          <dd className="font-semibold">
            {street && <span className="block">{street}</span>}
            {location}
          </dd>
        </div>
      </dl>
    </section>
  );
}
