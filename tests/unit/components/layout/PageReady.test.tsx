import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PageReady } from '@/components/layout/PageReady';
import { useAdopted } from '@/components/ui/use-adopted';
import { READY_EVENT } from '@/lib/ready-event';
import { removeListenersAfterEach } from '../../../support/listeners';

removeListenersAfterEach();

/** A control that takes over what a visitor had written before React came, and shows it. */
function Field() {
  const [words, setWords] = useState('');
  const field = useAdopted<HTMLInputElement>(() => setWords('before'));
  return (
    <>
      <input ref={field} />
      <button type="button" onClick={() => flushSync(() => setWords(`${words}, clicked`))}>
        {words}
      </button>
    </>
  );
}

it('leads the focus to the page from the notice that goes', async () => {
  const { container } = render(
    <main id="main" tabIndex={-1}>
      <div className="scripts-notice">
        <button type="button">Try again</button>
      </div>
      <PageReady />
    </main>,
  );
  screen.getByRole('button').focus();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(container.querySelector('main')).toHaveFocus();
});

it('lets clicks be repeated once what was adopted is drawn, and React draws what they ask for at once', async () => {
  const seen: Array<string | null> = [];
  const button = () => screen.getByRole('button');
  document.addEventListener(READY_EVENT, () => {
    seen.push(button().textContent);
    button().click();
    seen.push(button().textContent);
  });
  render(
    <>
      <Field />
      <PageReady />
    </>,
  );
  expect(seen).toEqual([]);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(seen).toEqual(['before', 'before, clicked']);
});
