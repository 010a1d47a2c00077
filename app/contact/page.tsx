import { metadataOf } from '@/app/_frames/metadata-of';
import { ContactForm } from '@/components/contact/ContactForm';
import { FactCard } from '@/components/contact/FactCard';
import { QuickContact } from '@/components/contact/QuickContact';
import { WhyChoose } from '@/components/contact/WhyChoose';
import { PageHero } from '@/components/layout/PageHero';
import { JsonLd } from '@/components/seo/JsonLd';
import { Container } from '@/components/ui/Container';
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { trailTo } from '@/content/routes';
import { serviceOptions } from '@/content/schema/primitives';
import { contactEndpoint } from '@/lib/env';
import { contactGraph } from '@/lib/seo/json-ld';

const head = { path: '/contact', meta: contact.meta };
export const metadata = metadataOf(head);

export default function ContactPage() {
  return (
    <>
      <JsonLd
        graph={contactGraph({ ...head, trail: trailTo(head.path) }, company, contact.hours.items)}
      />
      <PageHero title={contact.hero.title} lead={contact.hero.lead} />
      <Container className="grid items-start gap-14 py-12 pb-22 lg:grid-cols-[1.25fr_.75fr] lg:gap-16">
        <section aria-labelledby="form-title">
          <h2 id="form-title" className="sr-only">
            {contact.form.title}
          </h2>
          {contactEndpoint ? null : (
            <p className="mb-6 hidden rounded-lg border border-edge px-5 py-4 noscript:block">
              {contact.form.withoutScripts} {company.phone.label}, {company.email}
            </p>
          )}
          <ContactForm
            copy={contact.form}
            services={serviceOptions}
            company={company}
            endpoint={contactEndpoint}
          />
        </section>
        <div className="grid gap-5">
          <QuickContact company={company} copy={contact.quick} />
          <FactCard
            id="hours"
            title={contact.hours.title}
            facts={contact.hours.items.map(({ days, time }) => ({ name: days, value: time }))}
          />
          <WhyChoose copy={contact.why} />
        </div>
      </Container>
    </>
  );
}
