import { useEffect, type RefObject } from 'react';
import { readPlan, type Prefill } from '@/lib/contact/handover';
import type { SummaryWords } from '@/lib/contact/summary';

export interface Handovers {
  plans: Readonly<Record<string, Prefill>>;
  estimates: Readonly<Record<string, SummaryWords>>;
}

async function prefillOf(query: URLSearchParams, { plans, estimates }: Handovers) {
  const plan = readPlan(query, plans);
  if (plan || !query.has('estimate')) return plan;
  const { estimatePrefill } = await import('@/lib/contact/summary');
  return estimatePrefill(query, estimates);
}

/**
 * Fills in service and message from the plan or the estimate in the address. What the visitor has
 * chosen or typed already stays; an address that makes no sense is ignored without a word.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, handovers: Handovers): void {
  useEffect(() => {
    const { search } = window.location;
    if (search === '') return;
    prefillOf(new URLSearchParams(search), handovers).then(
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
