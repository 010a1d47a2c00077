import { useEffect, useRef, useState, type FormEvent } from 'react';
import { contactFields, contactValues, HONEYPOT, type ContactFaults } from '@/lib/contact/fields';
import { submitContact } from '@/lib/contact/submit';

type ContactStatus = 'idle' | 'submitting' | 'success' | 'error';

// Loaded when the visitor first touches the form; a page that is only read never pays for it.
const loadRules = () => import('@/lib/contact/schema');

/**
 * The contact form's states: idle, submitting, success, error. The words stay in the page's own
 * fields (uncontrolled), so nothing typed before React arrives, or before a failure, is ever lost.
 */
export function useContactForm(endpoint: string, services: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [status, setStatus] = useState<ContactStatus>('idle');
  const [faults, setFaults] = useState<ContactFaults>({});

  // The browser's own checks serve those without scripts; ours say more and say it in place.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  async function send(element: HTMLFormElement): Promise<ContactStatus> {
    const data = new FormData(element);
    const values = contactValues(data);
    const { checkContact } = await loadRules();
    const found = checkContact(values, services);
    setFaults(found);
    const first = contactFields.find((field) => found[field]);
    if (first) {
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return 'idle';
    }
    // A filled honeypot is a bot's work. Nothing is sent, and nobody is told that it was.
    if (data.get(HONEYPOT)) return 'error';
    setStatus('submitting');
    if (!(await submitContact(values, endpoint))) return 'error';
    element.reset();
    return 'success';
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      setStatus(await send(event.currentTarget));
    } catch {
      setStatus('error'); // the rules could not be loaded: the words are still in their fields
    } finally {
      busy.current = false;
    }
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setFaults((shown) => {
      const field = contactFields.find((candidate) => candidate === name);
      if (!field || !shown[field]) return shown;
      const { [field]: edited, ...others } = shown;
      return others;
    });
    if (!busy.current) setStatus('idle');
  }

  const onFocus = () => void loadRules().catch(() => undefined);

  return { form, status, faults, handlers: { onSubmit, onInput, onFocus } };
}
