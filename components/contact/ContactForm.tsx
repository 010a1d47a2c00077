'use client';

import { buttonClass } from '@/components/ui/button-class';
import type { Contact } from '@/content/schema/site';
import { leaveEmpty } from '@/content/ui';
import {
  contactFields,
  HONEYPOT,
  type ContactFault,
  type ContactField as FieldName,
} from '@/lib/contact/fields';
import { ContactField } from './ContactField';
import { useContactForm } from './use-contact-form';
import { usePrefill, type Prefills } from './use-prefill';

interface ContactFormProps {
  copy: Contact['form'];
  services: readonly string[];
  /** Where the message goes; empty when submission is simulated. */
  endpoint: string;
  /** What plans and estimates put into the form. */
  prefills: Prefills;
}

/** The contact form. Without scripts the same form posts natively to the same address. */
export function ContactForm({ copy, services, endpoint, prefills }: ContactFormProps) {
  const { form, status, faults, handlers } = useContactForm(endpoint, services);
  usePrefill(form, prefills);
  const { fields } = copy;
  const errorOf = (field: FieldName): string | undefined => {
    const words: { label: string } & Partial<Record<ContactFault, string>> = fields[field];
    const fault = faults[field];
    return fault && words[fault];
  };
  const wrong = contactFields.filter(errorOf);
  const submitting = status === 'submitting';

  return (
    <form
      ref={form}
      id="contact-form"
      data-live=""
      data-scripts-now="query"
      method="post"
      action={endpoint || undefined}
      aria-labelledby="form-title"
      className="grid gap-5.5 sm:grid-cols-2"
      {...handlers}
    >
      <div role="alert" className="sm:col-span-2 empty:hidden">
        {wrong.length === 0 ? null : (
          <div className="rounded-lg border border-danger px-5 py-4">
            <p className="font-semibold">
              {wrong.length === 1 ? copy.invalid.one : `${wrong.length} ${copy.invalid.other}`}
            </p>
            <ul className="mt-1">
              {wrong.map((field) => (
                <li key={field}>
                  <a href={`#${field}`} className="text-danger underline underline-offset-4">
                    {errorOf(field)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {status === 'error' ? (
          <p className="rounded-lg bg-[#b3311b] px-5 py-4 font-medium text-[#fff]">
            {copy.failure}
          </p>
        ) : null}
      </div>
      <ContactField name="firstName" label={fields.firstName.label} error={errorOf('firstName')}>
        {(control) => <input {...control} autoComplete="given-name" />}
      </ContactField>
      <ContactField name="lastName" label={fields.lastName.label} error={errorOf('lastName')}>
        {(control) => <input {...control} autoComplete="family-name" />}
      </ContactField>
      <ContactField name="email" label={fields.email.label} error={errorOf('email')}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </ContactField>
      <ContactField
        name="company"
        label={fields.company.label}
        optional={copy.optional}
        error={undefined}
      >
        {(control) => <input {...control} autoComplete="organization" />}
      </ContactField>
      <ContactField name="phone" label={fields.phone.label} error={errorOf('phone')}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </ContactField>
      <ContactField name="service" label={fields.service.label} error={errorOf('service')}>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">{copy.servicePrompt}</option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField
        name="message"
        label={fields.message.label}
        hint={fields.message.hint}
        error={errorOf('message')}
        wide
      >
        {(control) => <textarea {...control} rows={9} />}
      </ContactField>
      <div aria-hidden="true" className="absolute -left-[100vw] h-px w-px overflow-hidden">
        <label>
          {leaveEmpty}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={`sm:col-span-2 ${endpoint ? '' : 'noscript:hidden'}`}>
        <button
          type="submit"
          aria-disabled={submitting}
          className={`${buttonClass('beacon')} aria-disabled:opacity-60`}
        >
          {submitting ? copy.submitting : copy.submit}
        </button>
        <div role="status" className="mt-5 empty:mt-0">
          {status === 'success' ? (
            <p className="rounded-lg border border-signal bg-surface px-5 py-4 font-medium text-signal">
              {copy.success}
            </p>
          ) : null}
        </div>
        {endpoint ? null : <p className="mt-4 text-sm text-muted">{copy.simulated}</p>}
      </div>
    </form>
  );
}
