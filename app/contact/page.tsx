import { factsOf } from '@/app/_frames/facts-of';
import { metadataOf } from '@/app/_frames/metadata-of';
import { BusinessHours } from '@/components/contact/BusinessHours';
import { ContactForm } from '@/components/contact/ContactForm';
import { QuickContact } from '@/components/contact/QuickContact';
import { WhyChoose } from '@/components/contact/WhyChoose';
import { JsonLd } from '@/components/seo/JsonLd';
import { Container } from '@/components/ui/Container';
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { serviceOptions } from '@/content/schema/primitives';
import { FORM_TITLE_ID } from '@/lib/contact/form-ids';
import { contactDelivery } from '@/lib/env';
import { contactGraph } from '@/lib/seo/json-ld';
import '@/app/styles/contact.css';

const head = { path: '/contact', meta: contact.meta };
export const metadata = metadataOf(head);

export default function ContactPage() {
  return (
    <>
      <JsonLd graph={contactGraph(factsOf(head), company, contact.hours.items)} />
      <div className="arrives-whole border-b border-line">
        <Container className="grid items-end gap-x-16 gap-y-8 pt-28 pb-12 md:pt-34 md:pb-16 lg:grid-cols-[1.15fr_.85fr]">
          <div className="min-w-0">
            <h1 className="text-title tracking-display">{contact.hero.title}</h1>
            <p className="mt-4 text-lead text-balance text-muted">{contact.hero.lead}</p>
            <QuickContact company={company} copy={contact.quick} />
          </div>
          <BusinessHours hours={contact.hours} />
        </Container>
      </div>
      <Container className="grid items-start gap-14 py-14 pb-22 md:py-20 lg:grid-cols-[1.15fr_.85fr] lg:gap-16">
        <div>
          <h2 id={FORM_TITLE_ID} className="mb-8 text-panel leading-tight tracking-title">
            {contact.form.title}
          </h2>
          {contactDelivery.endpoint ? null : (
            <p className="mb-6 hidden rounded-lg border border-edge px-5 py-4 noscript:block">
              {`${contact.form.withoutScripts} ${company.phone.label}, ${company.email}`}
            </p>
          )}
          <ContactForm
            copy={contact.form}
            services={serviceOptions}
            company={{ phone: company.phone, email: company.email }}
            delivery={contactDelivery}
          />
        </div>
        <WhyChoose copy={contact.why} />
      </Container>
    </>
  );
}
