/** @jest-environment node */
import { siteUrl } from '@/lib/env';
import { absoluteUrl, cardFile } from '@/lib/seo/urls';

it('gives the home page its slash and no other page one', () => {
  expect(absoluteUrl('/')).toBe(`${siteUrl}/`);
  expect(absoluteUrl('/contact')).toBe(`${siteUrl}/contact`);
});

it.each([
  ['/', 'home.png'],
  ['/contact', 'contact.png'],
  ['/services/managed-it', 'services-managed-it.png'],
])('names the social card of %s: %s', (path, file) => expect(cardFile(path)).toBe(file));
