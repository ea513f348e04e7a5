'use client';

import { copy } from '#components/layout/copy.ts';
import '#styles/globals.css';

export default function GlobalError() {
  return (
    <html lang="ro">
      <body className="font-text text-sm">
        <title>{copy.failed.title}</title>
        <main className="page py-16">
          <h1 className="text-2xl">{copy.failed.fatal}</h1>
          <p className="my-4 text-base text-muted">{copy.failed.fatalText}</p>
          <a href="/" className="text-base font-semibold text-brand underline">
            {copy.failed.home}
          </a>
        </main>
      </body>
    </html>
  );
}
