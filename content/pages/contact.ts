import { defineContact } from '../schema/site';
import { businessHours, emergencyHours } from '../shared/service-hours';

export const contact = defineContact({
  meta: {
    title: 'Contact our Toronto team',
    description: `Write to our engineers in Toronto about what is slow, broken or due for renewal. By phone, emergencies are answered ${emergencyHours}.`,
  },
  hero: {
    title: 'Talk to an engineer in Toronto',
    lead: `Tell us what is slow, broken or due for renewal. For an emergency, call: the phone is answered ${emergencyHours}.`,
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
        hint: 'Digits, spaces, hyphens, parentheses and a plus sign.',
      },
      service: { label: 'Service', required: 'Please select a service' },
      message: {
        label: 'Message',
        hint: 'What is wrong, or what you plan. At least 10 characters.',
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
    privacy: 'We use your details to answer you, and add them to no mailing list unless you ask.',
    simulated:
      'This copy of the site is a preview. You can try the form, but no message leaves your browser and no reply will come.',
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
      '20+ years with Toronto offices, clinics and plants',
      'Your message is read by an engineer first',
      'List prices for five services and six industries on this site; managed IT is quoted',
      'Records you can show an auditor: tickets, reports and restore tests',
      `On every plan, emergencies are answered ${emergencyHours}`,
    ],
  },
});
