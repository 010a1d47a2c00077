import { defineContact } from '../schema/site';
import { businessHours } from '../shared/service-hours';

export const contact = defineContact({
  meta: {
    title: 'Contact our Toronto team',
    description:
      'Tell us what is slow, broken or keeping you up. A person in Toronto replies within 24 hours; emergencies are answered around the clock.',
  },
  hero: {
    title: 'Talk to someone who will answer',
    lead: 'Tell us what is slow, broken or worrying you. A person replies within 24 hours.',
  },
  form: {
    title: 'Send us a message',
    fields: {
      firstName: { label: 'First name', required: 'First name is required' },
      lastName: { label: 'Last name', required: 'Last name is required' },
      email: { label: 'Email', required: 'Email is required', invalid: 'Email is invalid' },
      company: { label: 'Company' },
      phone: {
        label: 'Phone',
        required: 'Phone number is required',
        invalid: 'Phone number is invalid',
      },
      service: { label: 'Service', required: 'Please select a service' },
      message: {
        label: 'Message',
        hint: 'What should be working, and is not? At least 10 characters.',
        required: 'Message is required',
        invalid: 'Message must be at least 10 characters',
      },
    },
    servicePrompt: 'Select a service',
    optional: '(optional)',
    submit: 'Send message',
    submitting: 'Sending…',
    success: "Thank you for your message! We'll get back to you within 24 hours.",
    failure:
      'Sorry, there was an error sending your message. Please try again or contact us directly.',
    invalid: {
      one: 'One field needs your attention:',
      other: 'fields need your attention:',
    },
    simulated:
      'This copy of the site is a preview: the form works, but no message leaves your browser.',
    withoutScripts:
      'The form needs JavaScript to send your message. Without it, please call or write to us instead.',
  },
  quick: { title: 'Quick contact', phone: 'Phone', email: 'Email', location: 'Location' },
  hours: {
    title: 'Business hours',
    legend: { open: 'Staffed', other: 'Emergencies only' },
    items: [...businessHours],
  },
  why: {
    title: 'Why firms choose us',
    items: [
      '20+ years of keeping Toronto offices, clinics and plants running',
      'An engineer reads your message first, not a sales queue',
      'Fixed monthly prices, with the price list on this site',
      'Work you can show an auditor: tickets, reports and restore tests',
      'No contract longer than you are comfortable signing',
    ],
  },
});
