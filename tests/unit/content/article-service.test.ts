/** @jest-environment node */
import { serviceOf } from '@/content/article-service';
import { landingPages } from '@/content/landing-pages';
import { articleCategories } from '@/content/schema/article';

it.each(articleCategories)('%s has a service page of its own', (category) => {
  const service = serviceOf(category);
  expect(landingPages).toContain(service);
  expect(service.kind).toBe('service');
  expect(service.name).toContain(category);
});
