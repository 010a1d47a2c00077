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
    title: 'Your question is not here yet?',
    lead: 'Ask it. You get an answer from the person who would do the work, and the next reader may get an article.',
    primary: { kind: 'contact', label: 'Ask Us Directly' },
  },
  unknown: {
    title: 'Article not found',
    lead: 'There is no article at this address. It may have been renamed; the library lists everything we have published.',
  },
});
