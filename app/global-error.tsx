'use client';

import ErrorPage from './error';
import './globals.css';

/** A fault in the layout itself: the same words without bar and footer. */
export default function GlobalError() {
  return (
    <html lang="en-CA" className="dark">
      <body>
        <main>
          <ErrorPage />
        </main>
      </body>
    </html>
  );
}
