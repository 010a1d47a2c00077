import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/lib/after-paint';
import { closest } from '@/lib/closest';

/** Whether a click makes something of what has been chosen: it is on a link, or on a button that chooses nothing. */
const acts = ({ target }: Event) =>
  closest(target, 'a, button:not([role=tab], [aria-pressed])') !== null;

/**
 * What a control shows of itself, and how to choose: it shows the choice at once, and what follows from
 * it on the page, which `follow` does, once that is drawn. The answer to a hand waits for no page, and a
 * choice that another has overtaken by then is not followed. What is clicked before that is drawn finds the
 * page as the choice has it: no link carries the choice before.
 */
export function useAnswerFirst<Value>(
  value: Value,
  follow: (chosen: Value) => void,
): [shown: Value, choose: (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ value: Value }>();
  const last = useRef(ahead);
  async function choose(chosen: Value) {
    const mine = { value: chosen };
    last.current = mine;
    setAhead(mine);
    const waiting = new AbortController();
    function followNow() {
      waiting.abort();
      if (last.current !== mine) return;
      follow(chosen);
      setAhead(undefined);
    }
    // At the window: before React looks at the click, which it does at the document.
    const options = { capture: true, signal: waiting.signal };
    window.addEventListener('click', (click) => acts(click) && flushSync(followNow), options);
    await afterPaint();
    if (!waiting.signal.aborted) followNow();
  }
  return [ahead ? ahead.value : value, choose];
}
