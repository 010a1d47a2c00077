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
  search: {
    label: 'Search articles',
    placeholder: 'Search articles...',
    failed: 'The full text could not be loaded. The search covers titles and excerpts only.',
  },
  categories: { label: 'Category', all: 'All' },
  sort: { label: 'Sort', newest: 'Newest First', oldest: 'Oldest First' },
  results: { one: '1 article', other: 'articles', more: 'Show more articles' },
  pagination: { label: 'Pages of the library', newer: 'Newer articles', older: 'Older articles' },
  empty: {
    title: 'No articles found',
    hint: 'Try adjusting your search terms or selected category.',
  },
  card: { readTime: 'min read', link: 'Read More' },
  article: {
    back: 'Back to Resources',
    share: 'Share this article',
    copy: 'Copy link',
    copied: 'Link copied',
    refused: 'Your browser refused the clipboard. Copy the address from here:',
    author: 'About the Author',
    expert: 'IT Solutions Expert',
    related: 'Related Articles',
  },
  newsletter: {
    title: 'Stay Updated with IT Insights',
    lead: 'A short letter when there is something worth your time, and silence when there is not.',
    link: 'Subscribe to Our Newsletter',
  },
  unknown: {
    title: 'Article not found',
    lead: 'There is no article at this address. It may have been renamed; the library lists everything we have published.',
    back: 'Back to Resources',
  },
});
