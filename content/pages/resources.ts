import { defineResourcesPage } from '../schema/site';

export const resources = defineResourcesPage({
  meta: {
    title: 'IT Insights & Resources',
    description:
      'Articles, guides and worksheets on cloud, security, networks and IT costs, for the people in Ontario firms who approve the spending.',
  },
  hero: {
    title: 'IT Insights & Resources',
    lead: 'Costs, risks and timing, for the people who approve the spending.',
  },
  newsletter: {
    title: 'Stay Updated with IT Insights',
    lead: 'We send a short letter when a cost, a rule or a deadline changes. Ask for it in the contact form.',
    primary: { kind: 'contact', label: 'Subscribe to Our Newsletter' },
  },
  closing: {
    title: 'Still have a question?',
    lead: 'Tell us what you are weighing and what you have now. If others would ask the same, the answer may become an article here.',
    primary: { kind: 'contact', label: 'Ask a Question' },
  },
  unknown: {
    title: 'Article not found',
    lead: 'There is no article at this address. It may have been renamed; Resources lists everything we have published.',
  },
});
