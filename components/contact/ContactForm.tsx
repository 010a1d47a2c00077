'use client';

import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { Company } from '@/content/schema/company';
import type { Contact } from '@/content/schema/site';
import * as ui from '@/content/ui';
import {
  contactFields,
  HONEYPOT,
  type ContactFault,
  type ContactField as FieldName,
} from '@/lib/contact/fields';
import { FORM_ID, FORM_TITLE_ID } from '@/lib/contact/form-ids';
import type { Delivery } from '@/lib/contact/submit';
import { ContactField } from './ContactField';
import { FaultSummary } from './FaultSummary';
import { useContactForm } from './use-contact-form';
import { usePrefill } from './use-prefill';

interface ContactFormProps {
  copy: Contact['form'];
  services: readonly string[];
  /** Whom to ask when sending fails. */
  company: Pick<Company, 'phone' | 'email'>;
  delivery: Delivery;
}

/** What browsers are told of a field's kind. */
const INPUTS: Partial<Record<FieldName, ComponentProps<'input'>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
};

/** The contact form. Without scripts the same form posts natively to the same address. */
export function ContactForm({ copy, services, company, delivery }: ContactFormProps) {
  const { endpoint, fields } = delivery;
  const { form, status, faults, answers, mended, handlers } = useContactForm(delivery, services);
  const missing = usePrefill(form, mended);
  const copyOf = (field: FieldName): { label: string; hint?: string | undefined } =>
    field === 'message' && missing
      ? { ...copy.fields.message, hint: copy.missing }
      : copy.fields[field];
  const errorOf = (field: FieldName): string | undefined => {
    const words: { label: string } & Partial<Record<ContactFault, string>> = copy.fields[field];
    const fault = faults[field];
    return fault && words[fault];
  };
  const submitting = status === 'submitting';
  const busy = submitting || status === 'checking';

  return (
    <form
      ref={form}
      id={FORM_ID}
      data-live=""
      data-scripts-now="="
      // A form without an action would post to its own page. Outside a dialog `dialog` leads nowhere.
      method={endpoint ? 'post' : 'dialog'}
      action={endpoint || undefined}
      aria-labelledby={FORM_TITLE_ID}
      className="grid gap-6 sm:grid-cols-2"
      {...handlers}
    >
      {/* What comes is said; what is mended goes in silence. */}
      <div
        role="alert"
        aria-atomic="false"
        aria-relevant="additions"
        className="empty:hidden sm:col-span-2"
      >
        {/* Anew with every answer: the same faults are said again, too. */}
        <FaultSummary
          key={answers}
          errors={contactFields.flatMap((field) => {
            const error = errorOf(field);
            return error ? [{ field, error }] : [];
          })}
          copy={copy.invalid}
        />
        {status === 'error' ? (
          <div
            data-answer=""
            tabIndex={-1}
            className="rounded-lg bg-alarm px-5 py-4 font-medium text-alarm-ink"
          >
            <p>{copy.failure}</p>
            <p className="ways-on mt-1">
              <a href={company.phone.href}>{company.phone.label}</a>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          </div>
        ) : null}
      </div>
      {contactFields.map((field) => (
        <ContactField
          key={field}
          name={field}
          copy={copyOf(field)}
          optional={field === 'company' ? copy.optional : undefined}
          error={errorOf(field)}
          wide={field === 'message'}
        >
          {(control) => {
            if (field === 'message') return <textarea {...control} rows={9} />;
            if (field !== 'service') return <input {...control} {...INPUTS[field]} />;
            return (
              <select {...control} defaultValue="">
                <option value="">{copy.servicePrompt}</option>
                {services.map((service) => (
                  // Browsers translate the words; what is sent is the value.
                  <option key={service} value={service}>
                    {service}
                  </option>
                ))}
              </select>
            );
          }}
        </ContactField>
      ))}
      <div aria-hidden="true">
        <label>
          {ui.leaveEmpty}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={`sm:col-span-2 ${endpoint ? '' : 'noscript:hidden'}`}>
        {endpoint ? null : <p className="mb-4 text-sm text-muted">{copy.simulated}</p>}
        <button type="submit" aria-disabled={busy} className={buttonClass('beacon')}>
          {submitting ? copy.submitting : copy.submit}
        </button>
        <div role="status" className="mt-5 empty:mt-0">
          {submitting ? <span className="sr-only">{copy.submitting}</span> : null}
          {status === 'success' ? (
            <p
              data-answer=""
              tabIndex={-1}
              className="rounded-lg border border-signal bg-surface px-5 py-4 font-medium text-signal"
            >
              {/* The promise of an answer must not be read alone where no message was sent. */}
              {endpoint ? null : (
                <span className="mb-1.5 block text-sm font-normal text-muted">
                  {copy.simulated}
                </span>
              )}
              {copy.success}
            </p>
          ) : null}
        </div>
        <p className="mt-4 text-sm text-muted">{copy.privacy}</p>
      </div>
    </form>
  );
}
