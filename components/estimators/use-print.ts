import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Printing an estimate alone. `day` is the moment at which that began, and undefined at any other time. */
export function usePrint(): { day: Date | undefined; print: () => void } {
  const [day, setDay] = useState<Date>();
  useEffect(() => {
    const { dataset } = document.documentElement;
    function done(): void {
      delete dataset.print;
      setDay(undefined);
    }
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('afterprint', done);
      delete dataset.print; // some browsers go on to another page without the event
    };
  }, []);

  function print(): void {
    flushSync(() => setDay(new Date())); // the browser prints what stands there now
    // app/styles/modes.css leaves nothing of the page but the estimator.
    document.documentElement.dataset.print = 'estimate';
    window.print();
  }
  return { day, print };
}
