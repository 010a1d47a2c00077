import { defineResourcesPage } from '../schema/site';

export const resources = defineResourcesPage({
  meta: {
    title: 'IT Insights & Resources',
    description:
      'Plain answers on cloud, security, networks and managed IT, written for the owners of Ontario firms who sign the cheque.',
  },
  hero: {
    title: 'IT Insights & Resources',
    lead: 'Plain answers for people who sign the cheque.',
  },
  newsletter: {
    title: 'Stay Updated with IT Insights',
    lead: 'A short letter when there is something worth your time, and silence when there is not.',
    primary: { kind: 'contact', label: 'Subscribe to Our Newsletter' },
  },
  closing: {
    title: 'Bring us the question you came with',
    lead: 'Tell us what you are weighing and what you have now. If others would ask the same, the answer may become an article here.',
    primary: { kind: 'contact', label: 'Ask Your Question' },
  },
  unknown: {
    title: 'Article not found',
    lead: 'There is no article at this address. It may have been renamed; the library lists everything we have published.',
  },
});
