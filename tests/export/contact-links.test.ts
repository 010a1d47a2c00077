import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingPages } from '@/content/landing-pages';
import {
  readPlan,
  readRequest,
  type PlanPrefills,
  type Prefill,
  type RequestPrefills,
} from '@/lib/contact/contact-link';
import { summarizeEstimate, type SummaryCopy } from '@/lib/contact/summary';
import { OUT } from '../support/exports';
import { readPage } from '../support/html';
import { waysToContact } from '../support/landing';

type EstimateCopies = Record<string, SummaryCopy & { page: string; path: string; service: string }>;

const { plans, requests, estimates } = JSON.parse(
  readFileSync(join(OUT, 'contact/prefills.json'), 'utf8'),
) as { plans: PlanPrefills; requests: RequestPrefills; estimates: EstimateCopies };

/** What an address puts into the contact form, with the words that lie beside the exported pages. */
function prefillOf(address: string): Prefill | undefined {
  const query = new URL(address, 'http://site').searchParams;
  const asked = readPlan(query, plans) ?? readRequest(query, requests);
  const summary = summarizeEstimate(query, estimates);
  const copy = summary && estimates[summary.id];
  return asked ?? (copy && { service: copy.service, message: `${copy.page}: ${summary.result}` });
}

it.each(landingPages.map((content) => [content.path, content] as const))(
  '%s: each of its ways to the form fills in service and message',
  (path, content) => {
    const links = readPage(`${path.slice(1)}.html`)
      .document.querySelectorAll('main a[href^="/contact?"]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(waysToContact(content));
    const prefills = links.map(prefillOf);
    for (const prefill of prefills) {
      expect(prefill?.service).toBe(content.contactService);
      expect(prefill?.message).toContain(content.name);
    }
    // The hero and the last section of a page may ask for the same.
    const repeated = content.hero.primary.label === content.closing.primary.label ? 1 : 0;
    expect(new Set(prefills.map((prefill) => prefill?.message)).size).toBe(links.length - repeated);
  },
);
