/** @jest-environment node */
import { serviceOf } from '@/content/article-service';
import { landingPages } from '@/content/landing-pages';
import { articleCategories, type ArticleCategory } from '@/content/schema/article';

/** Names of services and categories change, addresses do not. */
const ADDRESSES: Record<ArticleCategory, string> = {
  'Cloud Services': '/services/cloud-services',
  Cybersecurity: '/services/cybersecurity',
  'IT Consulting': '/services/it-consulting',
  'Network Infrastructure': '/services/network-infrastructure',
  'Managed IT': '/services/managed-it',
};

it.each(articleCategories)('%s has a service page of its own', (category) => {
  const service = serviceOf(category);
  expect(landingPages).toContain(service);
  expect(service.kind).toBe('service');
  expect(service.path).toBe(ADDRESSES[category]);
});
