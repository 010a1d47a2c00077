import { useEffect, useState, type RefObject } from 'react';
import * as ui from '@/content/ui';
import { PLAN, readPlan, readRequest, REQUEST, type Prefill } from '@/lib/contact/contact-link';
import { bringBackDraft, writtenSince } from '@/lib/contact/draft';
import type { ContactField } from '@/lib/contact/fields';
import { PREFILLS_FILE, readPrefills } from '@/lib/contact/prefills';
import { ESTIMATE } from '@/lib/estimators/estimate-link';
import { fetchData } from '@/lib/fetch-data';

/**
 * How long the words may take before the form says that they are missing: a script that arrives empty never
 * says that it failed. When they come after all they are filled in, and it says so no more.
 */
const PREFILL_LIMIT_MS = 5_000;

async function prefillOf(query: URLSearchParams): Promise<Prefill | undefined> {
  const coming = query.has(ESTIMATE) ? import('@/lib/contact/summary') : undefined;
  const [{ plans, requests, estimates }, sums] = await Promise.all([
    fetchData(PREFILLS_FILE, readPrefills),
    coming,
  ]);
  const asked = readPlan(query, plans) ?? readRequest(query, requests);
  const summary = sums?.summarizeEstimate(query, estimates);
  const copy = summary && estimates[summary.id];
  if (asked || !copy) return asked;
  const link = window.location.origin + summary.link;
  const message = ui.estimateMessage(copy.page, summary.inputs, summary.result, link);
  return { service: copy.service, message };
}

function fill(
  service: HTMLSelectElement,
  message: HTMLTextAreaElement,
  prefill: Prefill,
  written: ReadonlySet<ContactField>,
  filled: (field: ContactField) => void,
): void {
  const stands = message.value.includes(prefill.message);
  // A message that holds it already came back: its service did too, unless nobody had touched that.
  if (prefill.service && !written.has('service') && !(stands && service.value)) {
    service.value = prefill.service;
    filled('service');
  }
  if (!written.has('message') && !stands) {
    const { selectionStart, selectionEnd } = message;
    message.value = [message.value.trim(), prefill.message].filter(Boolean).join('\n\n');
    // Who is about to write on goes on there, and not behind the new words.
    if (document.activeElement === message) message.setSelectionRange(selectionStart, selectionEnd);
    filled('message');
  }
}

/**
 * Fills in service and message from the plan, the request or the estimate in the address. What the visitor
 * chooses or types once the page is open stays, also on the way back to it; under an unsent message from
 * before, the new request is written once. An address that makes no sense is ignored without a word. `filled`
 * hears of each field: what was said to be wrong with it no longer is. What did not come is asked for once
 * more when the connection is back, unless the visitor has named it by then. Returns whether words that were
 * promised are not in the message, because they have not arrived or the visitor was writing by then.
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  filled: (field: ContactField) => void,
): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const fields = form.current?.elements;
    const service = fields?.namedItem('service');
    const message = fields?.namedItem('message');
    if (!(service instanceof HTMLSelectElement) || !(message instanceof HTMLTextAreaElement))
      return;
    const { pathname } = window.location;
    let search: string | undefined;
    let late: ReturnType<typeof setTimeout> | undefined;
    /** While the words are missing because they did not come: what has been written instead. */
    let instead: ReadonlySet<ContactField> | undefined;
    const heed = async (asked: string): Promise<void> => {
      search = asked;
      instead = undefined;
      const written = writtenSince(asked);
      const isOpen = !written.has('message');
      const query = new URLSearchParams(asked);
      if (![PLAN, REQUEST, ESTIMATE].some((name) => query.has(name))) return;
      const mine = (late = setTimeout(() => setMissing(true), PREFILL_LIMIT_MS));
      const prefill = await prefillOf(query).catch(() => null);
      if (late !== mine) return; // another address has been gone to
      clearTimeout(late);
      if (prefill) fill(service, message, prefill, written, filled);
      // Who was writing when it came is not interrupted, but told.
      const { value } = message;
      const isMissed = isOpen && prefill && value && !value.includes(prefill.message);
      setMissing(prefill === null || Boolean(isMissed));
      if (prefill === null) instead = written;
    };
    function onOnline(): void {
      if (search !== undefined && instead?.has('message') === false) void heed(search);
    }
    function onPopState(): void {
      const { location } = window;
      if (location.pathname !== pathname || location.search === search) return;
      clearTimeout(late);
      late = undefined;
      setMissing(false);
      if (form.current) bringBackDraft(form.current);
      void heed(location.search);
    }
    void heed(window.location.search);
    // Back past other pages to this one, which asked for something else then: React keeps the form as it is.
    addEventListener('popstate', onPopState);
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(late);
      late = undefined;
      removeEventListener('popstate', onPopState);
      removeEventListener('online', onOnline);
    };
  }, [form, filled]);
  return missing;
}
