import { useEffect, type RefObject } from 'react';
import * as ui from '@/content/ui';
import { readPlan, type PlanPrefills, type Prefill } from '@/lib/contact/contact-link';
import type { SummaryCopy } from '@/lib/contact/summary';

export interface Prefills {
  plans: PlanPrefills;
  /** The words of every estimator, by its id. */
  estimates: Readonly<Record<string, SummaryCopy & { page: string; service: string }>>;
}

async function prefillOf(
  query: URLSearchParams,
  { plans, estimates }: Prefills,
): Promise<Prefill | undefined> {
  const plan = readPlan(query, plans);
  if (plan || !query.has('estimate')) return plan;
  const { summarizeEstimate } = await import('@/lib/contact/summary');
  const summary = summarizeEstimate(query, estimates);
  const copy = summary && estimates[summary.id];
  if (!copy) return undefined;
  const message = ui.estimateMessage(copy.page, summary.inputs, summary.result);
  return { service: copy.service, message };
}

/**
 * Fills in service and message from the plan or the estimate in the address. What the visitor has
 * chosen or typed already stays; an address that makes no sense is ignored without a word.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, prefills: Prefills): void {
  useEffect(() => {
    const { search } = window.location;
    if (search === '') return;
    prefillOf(new URLSearchParams(search), prefills).then(
      (prefill) => {
        const service = form.current?.elements.namedItem('service');
        const message = form.current?.elements.namedItem('message');
        if (!prefill || !(service instanceof HTMLSelectElement)) return;
        if (!(message instanceof HTMLTextAreaElement)) return;
        if (service.value === '') service.value = prefill.service;
        if (message.value === '') message.value = prefill.message;
      },
      () => undefined, // the formulas did not arrive: the form is as empty as it was
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page opens
  }, []);
}
