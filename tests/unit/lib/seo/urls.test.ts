/** @jest-environment node */
import { siteUrl } from '@/lib/env';
import { absoluteUrl, cardFile, wholeAddress } from '@/lib/seo/urls';

it('gives the home page its slash and no other page one', () => {
  expect(absoluteUrl('/')).toBe(`${siteUrl}/`);
  expect(absoluteUrl('/contact')).toBe(`${siteUrl}/contact`);
});

it('gives a path of the site its origin, and leaves any other address as it is', () => {
  expect(wholeAddress('/contact')).toBe(`${siteUrl}/contact`);
  for (const href of ['https://elsewhere.example/a', 'mailto:a@elsewhere.example'])
    expect(wholeAddress(href)).toBe(href);
});

it.each([
  ['/', 'home.png'],
  ['/contact', 'contact.png'],
  ['/services/managed-it', 'services-managed-it.png'],
])('names the social card of %s: %s', (path, file) => expect(cardFile(path)).toBe(file));
