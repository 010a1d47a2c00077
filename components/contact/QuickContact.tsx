import type { Company, Contact } from '@/content/schema/site';

interface QuickContactProps {
  company: Company;
  copy: Contact['quick'];
}

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-0.5';
const VALUE = 'font-semibold';

/** Phone, email and place. */
export function QuickContact({ company, copy }: QuickContactProps) {
  return (
    <section
      aria-labelledby="quick-title"
      className="rounded-2xl border border-line bg-surface p-7"
    >
      <h2 id="quick-title" className="mb-3.5 text-[1.1875rem] tracking-snug">
        {copy.title}
      </h2>
      <dl className="text-[0.96875rem]">
        <div className={ROW}>
          <dt className="text-muted">{copy.phone}</dt>
          <dd className={VALUE}>
            <a
              href={company.phone.href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {company.phone.label}
            </a>
          </dd>
        </div>
        <div className={ROW}>
          <dt className="text-muted">{copy.email}</dt>
          <dd className={VALUE}>
            <a
              href={`mailto:${company.email}`}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {company.email}
            </a>
          </dd>
        </div>
        <div className={`${ROW} items-center`}>
          <dt className="text-muted">{copy.location}</dt>
          <dd className={`${VALUE} flex min-h-11 items-center`}>{company.location}</dd>
        </div>
      </dl>
    </section>
  );
}
