'use client';

import { errorCopy } from '#components/layout/error-copy.ts';
import { pageTitle } from '#lib/page-title.ts';
import '#styles/globals.css';

export default function GlobalError() {
  return (
    <html lang="ro">
      <body className="font-text text-sm">
        <title>{pageTitle(errorCopy.pageTitle)}</title>
        <main className="page py-16">
          <h1 lang="en" className="text-2xl">
            {errorCopy.fatal}
          </h1>
          <p className="my-4 text-base text-muted">{errorCopy.fatalText}</p>
          <a href="/" className="text-base font-semibold text-brand underline">
            {errorCopy.home}
          </a>
        </main>
      </body>
    </html>
  );
}
