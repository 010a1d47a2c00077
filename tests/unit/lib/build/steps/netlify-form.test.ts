/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesOf } from '@/lib/build/export';
import { contactFields, HONEYPOT } from '@/lib/contact/fields';
import { folderOf } from '../../../../support/folder';

/** The steps as a build with these settings has them. */
async function steps(endpoint: string, fields: string) {
  const before = { ...process.env };
  jest.resetModules();
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = endpoint;
  process.env.NEXT_PUBLIC_CONTACT_FIELDS = fields;
  try {
    const { netlifyForm } = await import('@/lib/build/steps/netlify-form');
    const { policyOf } = await import('@/lib/build/steps/content-security-policy');
    return { netlifyForm, policyOf };
  } finally {
    process.env = before;
  }
}

it('writes the form that a deploy looks for, with every name that is posted', async () => {
  const { netlifyForm } = await steps('/', 'form-name=contact&subject=A+%22b%22+%3Cc%3E');
  const out = folderOf({});
  netlifyForm(out);
  const html = readFileSync(join(out, '__forms.html'), 'utf8');
  const form = parse(html).querySelector('form[data-netlify="true"]');
  expect(form?.getAttribute('name')).toBe('contact');
  expect(form?.getAttribute('netlify-honeypot')).toBe(HONEYPOT);
  expect(form?.querySelectorAll('input').map((input) => input.getAttribute('name'))).toEqual([
    'subject',
    ...contactFields,
    HONEYPOT,
  ]);
  expect(html).toContain("default-src 'none'");
  expect(html).toContain('content="noindex"');
});

it.each([
  ['', 'form-name=contact'],
  ['https://forms.example/f', 'form-name=contact'],
  ['/api/contact', ''],
])('writes nothing for %p with %p', async (endpoint, fields) => {
  const { netlifyForm } = await steps(endpoint, fields);
  const out = folderOf({});
  netlifyForm(out);
  expect(filesOf(out)).toEqual([]);
});

it.each([
  ['/', "connect-src 'self'", "form-action 'self'"],
  [
    'https://forms.example/f',
    "connect-src 'self' https://forms.example",
    "form-action 'self' https://forms.example",
  ],
])('the policy lets the form go to %p', async (endpoint, ...expected) => {
  const { policyOf } = await steps(endpoint, '');
  expect(policyOf('').split('; ')).toEqual(expect.arrayContaining(expected));
});
