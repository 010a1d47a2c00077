import { useEffect, type RefObject } from 'react';
import * as ui from '@/content/ui';
import { readPlan, type PlanPrefills, type Prefill } from '@/lib/contact/contact-link';
import type { SummaryCopy } from '@/lib/contact/summary';

/** Where what plans and estimates write lies. */
const PREFILLS_FILE = '/contact/prefills.json';

interface Prefills {
  plans: PlanPrefills;
  /** The words of every estimator, by its id. */
  estimates: Readonly<Record<string, SummaryCopy & { page: string; service: string }>>;
}

async function prefillOf(query: URLSearchParams): Promise<Prefill | undefined> {
  if (!query.has('plan') && !query.has('estimate')) return undefined;
  const [response, { summarizeEstimate }] = await Promise.all([
    fetch(PREFILLS_FILE),
    import('@/lib/contact/summary'),
  ]);
  const { plans, estimates } = (await response.json()) as Prefills;
  const plan = readPlan(query, plans);
  const summary = summarizeEstimate(query, estimates);
  const copy = summary && estimates[summary.id];
  if (plan || !copy) return plan;
  const message = ui.estimateMessage(copy.page, summary.inputs, summary.result);
  return { service: copy.service, message };
}

/**
 * Fills in service and message from the plan or the estimate in the address. What the visitor has
 * chosen or typed already stays; an address that makes no sense is ignored without a word.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    prefillOf(new URLSearchParams(window.location.search)).then(
      (prefill) => {
        const service = form.current?.elements.namedItem('service');
        const message = form.current?.elements.namedItem('message');
        if (!prefill || !(service instanceof HTMLSelectElement)) return;
        if (!(message instanceof HTMLTextAreaElement)) return;
        if (service.value === '') service.value = prefill.service;
        if (message.value === '') message.value = prefill.message;
      },
      () => undefined, // words or formulas did not arrive: the form is as empty as it was
    );
  }, [form]);
}
