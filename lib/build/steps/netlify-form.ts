import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactFields, HONEYPOT } from '@/lib/contact/fields';
import { FORM_NAME, isNetlify } from '@/lib/contact/submit';
import { contactDelivery } from '@/lib/env';
import { escapeMarkup } from '@/lib/format/markup';
import { policyOf } from './content-security-policy';

/**
 * For Netlify Forms, writes the file in which a deploy finds the form and the names of its fields. The form
 * of the contact page cannot be it: Netlify would write into it, and React would draw the page anew.
 */
export function netlifyForm(out: string): string {
  if (!isNetlify(contactDelivery)) return 'no form for Netlify';
  const fixed = new Map(contactDelivery.fields);
  const names = [...fixed.keys(), ...contactFields, HONEYPOT].filter((name) => name !== FORM_NAME);
  const inputs = names.map((name) => `<input name="${escapeMarkup(name)}">`).join('');
  const form = escapeMarkup(fixed.get(FORM_NAME) ?? '');
  writeFileSync(
    join(out, '__forms.html'),
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf('')}"><meta name="robots" content="noindex"><title>${form}</title></head><body><form name="${form}" method="post" data-netlify="true" netlify-honeypot="${HONEYPOT}" hidden>${inputs}</form></body></html>\n`,
  );
  return 'a form for Netlify to find';
}
