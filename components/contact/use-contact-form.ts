import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
} from 'react';
import { afterPaint } from '@/lib/after-paint';
import {
  clearSent,
  controlsOf,
  keepDraft,
  keepForm,
  rescueDraft,
  restoreDraft,
} from '@/lib/contact/draft';
import {
  contactFields,
  contactValues,
  HONEYPOT,
  type ContactFaults,
  type ContactField,
} from '@/lib/contact/fields';
import { outbox, type ContactStatus, type Outcome } from '@/lib/contact/outbox';
import type { checkContact } from '@/lib/contact/schema';
import { submitContact, type Delivery } from '@/lib/contact/submit';
import { lead, show, useLeadToAnswer, useLeadToForm } from './use-lead';

/** How long the rules have to come. */
const RULES_LIMIT_MS = 5_000;

let rules: { checkContact: typeof checkContact } | undefined;
let coming: Promise<unknown> | undefined;

/**
 * Loads the rules when the visitor first touches the form; a page that is only read never pays for them.
 * Resolves when they are there, when they cannot come (the next touch tries again), and at the latest
 * after their time: a file that arrives empty never says that it failed.
 */
function loadRules(): Promise<unknown> {
  coming ??= Promise.race([
    import('@/lib/contact/schema').then(
      (module) => (rules = module),
      () => (coming = undefined),
    ),
    new Promise((resolve) => setTimeout(resolve, RULES_LIMIT_MS)),
  ]);
  return coming;
}

/**
 * The contact form's states: idle, checking, submitting, success, error. The words stay in the page's own
 * fields (uncontrolled), so nothing typed before React arrives, or before a failure, is ever lost.
 */
export function useContactForm(delivery: Delivery, services: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** Whether the last message was delivered, and nothing written since: `status` may be a frame behind a click. */
  const thanked = useRef(false);
  /** Where the focus was when the message went off, or this page was shown; null once the visitor writes on. */
  const sentFrom = useRef<Element | null>(null);
  const [status, setStatus] = useState<ContactStatus>(() =>
    outbox.underWay ? 'submitting' : 'idle',
  );
  const [faults, setFaults] = useState<ContactFaults>({});
  /** Counts the answers that a visitor has been given: each is led to once. */
  const [answers, setAnswers] = useState(0);

  // While the first form is drawn, for afterwards the old one is gone.
  useState(rescueDraft);

  useEffect(() => {
    if (!form.current) return;
    // The browser's own checks serve those without scripts; ours say more and say it in place.
    form.current.noValidate = true;
    restoreDraft(form.current);
  }, []);

  useLeadToAnswer(form, answers, sentFrom);

  const follow = useCallback(async (message: Promise<Outcome>) => {
    busy.current = true;
    // Whatever fails, the words are still in their fields.
    const outcome = await message.catch((): Outcome => ({ status: 'error', faults: {} }));
    if (!form.current) return; // the visitor has left: the next form says it
    outbox.underWay = undefined;
    busy.current = false;
    thanked.current = outcome.status === 'success';
    setFaults(outcome.faults);
    setStatus(outcome.status);
    setAnswers((given) => given + 1);
  }, []);
  useEffect(() => {
    if (!outbox.underWay) return;
    void follow(outbox.underWay);
    // The page places the focus after this: on itself, on a part of it, or on the link by which it was left.
    queueMicrotask(() => {
      sentFrom.current = document.activeElement;
    });
  }, [follow]);

  useLeadToForm(form);

  /** Takes back what was said to be wrong with a field: there is something else in it now. */
  const mended = useCallback((field: ContactField) => {
    setFaults((shown) => {
      if (!shown[field]) return shown;
      const { [field]: edited, ...others } = shown;
      return others;
    });
  }, []);

  async function send(element: HTMLFormElement): Promise<Outcome> {
    keepForm(element);
    setStatus('checking');
    // The button answers first: to find faults and to draw them takes longer than a finger should wait.
    await afterPaint();
    if (!rules) await loadRules();
    // What the address asks for may have been filled in meanwhile.
    const data = new FormData(element);
    const values = contactValues(data);
    if (element.isConnected) keepForm(element);
    if (rules) {
      const found = rules.checkContact(values, services);
      if (contactFields.some((field) => found[field])) return { status: 'idle', faults: found };
    } else if (!element.reportValidity()) {
      // The browser's own checks say what is missing, as they do for those without scripts.
      return { status: 'idle', faults: {} };
    }
    // A filled honeypot is a bot's work. Nothing is sent, and nobody is told that it was.
    if (data.get(HONEYPOT)) return { status: 'error', faults: {} };
    setFaults({});
    setStatus('submitting');
    if (!(await submitContact(values, delivery))) return { status: 'error', faults: {} };
    clearSent(values);
    return { status: 'success', faults: {} };
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const { currentTarget } = event;
    // Pressed once more, when the first press has emptied the form: nothing of it is missing.
    if (thanked.current && controlsOf(currentTarget).every(({ control }) => control.value === '')) {
      lead(currentTarget.querySelector<HTMLElement>('[data-answer]'));
      return;
    }
    sentFrom.current = document.activeElement;
    outbox.underWay = send(currentTarget);
    void follow(outbox.underWay);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement;
    const field = contactFields.find((candidate) => candidate === name);
    if (!field) return;
    sentFrom.current = null;
    thanked.current = false;
    keepDraft(field, value);
    // The letter is drawn first: what was said of other words may go a moment later.
    startTransition(() => {
      mended(field);
      if (!busy.current) setStatus('idle');
    });
  }

  function onFocus({ target }: FocusEvent<HTMLFormElement>) {
    void loadRules();
    // Who comes by key to what is wrong sees why. Under a hand that presses nothing moves.
    if (target.matches('[aria-invalid=true]:not(:active)')) show(target);
  }

  return { form, status, faults, answers, mended, handlers: { onSubmit, onInput, onFocus } };
}
