import { businessHours, emergencyHours } from '@/content/shared/service-hours';
import { company } from '../company';
import { defineContact } from '../schema/site';

/** Until the company's file holds real ones, its phone number and email address reach nobody. */
const examples = company.email.endsWith('.example')
  ? ' The phone number and email address are examples.'
  : '';

export const contact = defineContact({
  meta: {
    title: 'Contact our Toronto team',
    description: `Write to our specialists in Toronto about what is slow, broken or due for renewal. Clients on any plan can call ${emergencyHours} in an emergency.`,
  },
  hero: {
    title: 'Talk to a specialist in Toronto',
    lead: `Tell us what is slow, broken or due for renewal, or ask for a call. In an emergency, phone: clients on any plan are answered ${emergencyHours}.`,
  },
  form: {
    title: 'Send us a message',
    fields: {
      firstName: { label: 'First name', required: 'First name is required' },
      lastName: { label: 'Last name', required: 'Last name is required' },
      email: {
        label: 'Email',
        required: 'Email is required',
        invalid: 'Email is invalid',
        hint: 'For example, name@example.ca.',
      },
      company: { label: 'Company' },
      phone: {
        label: 'Phone',
        required: 'Phone number is required',
        invalid: 'Phone number is invalid',
        hint: 'Use digits, spaces, hyphens, parentheses or a plus sign.',
      },
      service: { label: 'Service', required: 'Please select a service' },
      message: {
        label: 'Message',
        hint: 'What is wrong or planned. At least 10 characters.',
        required: 'Message is required',
        invalid: 'Message must be at least 10 characters',
      },
    },
    missing: 'We could not fill in what you chose. Please name it here.',
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
    privacy:
      'We use your details to answer you. They go on no list unless you ask for our newsletter, which you can stop. Leave out patient and client information.',
    simulated: `This copy of the site is a preview. You can try the form, but no message leaves your browser and no reply will come.${examples}`,
    withoutScripts: `Without JavaScript this form sends nothing. Please call or email us instead.${examples}`,
  },
  quick: { title: 'Quick contact', phone: 'Phone', email: 'Email', location: 'Location' },
  hours: {
    title: 'Business hours',
    legend: { open: 'All requests', other: 'Emergencies only' },
    items: businessHours,
  },
  why: {
    title: 'Why choose us',
    items: [
      '20+ years of work in business IT',
      'A specialist reads your message first',
      'Prices published for five services and six industries; managed IT is quoted',
      'Records you can show an auditor: tickets, reports and restore tests',
      `On every plan, emergencies are answered ${emergencyHours}`,
    ],
  },
});
