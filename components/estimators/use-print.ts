import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserValue } from '@/components/ui/use-browser-value';

/** What the page hears of a visitor only once the browser's print dialog is gone, or where none has come. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'];

/** Some in-app browsers cannot print at all. In the HTML it is taken for granted. */
const canPrint = () => typeof window.print === 'function';

/**
 * Printing an estimate alone. `day` is the moment at which that began, and undefined at any other time;
 * `print` is undefined in a browser that cannot.
 */
export function usePrint(): { day: Date | undefined; print: (() => void) | undefined } {
  const isAble = useBrowserValue(canPrint, true);
  const [day, setDay] = useState<Date>();
  useEffect(() => {
    if (!day) return;
    const { dataset } = document.documentElement;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    function done(): void {
      delete dataset.print; // now: React draws the page later
      setDay(undefined);
    }
    window.addEventListener('afterprint', done, options);
    // Not every browser tells of the end, and one whose `print` does nothing tells of nothing at all. (A page
    // that is still loading is printed when it has come.)
    const onSign = () => document.readyState === 'complete' && done();
    for (const sign of SIGNS) window.addEventListener(sign, onSign, options);
    return () => {
      stop.abort();
      delete dataset.print; // some browsers go on to another page without the event
    };
  }, [day]);

  function print(): void {
    flushSync(() => setDay(new Date())); // the browser prints what stands there now
    // app/styles/modes.css leaves nothing of the page but the estimator.
    document.documentElement.dataset.print = 'estimate';
    window.print();
  }
  return { day, print: isAble ? print : undefined };
}
