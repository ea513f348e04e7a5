'use client';

import { fatalCopy } from '#components/layout/fatal-copy.ts';
import { pageTitle } from '#lib/seo/page-title.ts';
import '#styles/globals.css';

export default function GlobalError() {
  return (
    <html lang="ro">
      <body className="font-text text-sm">
        <title>{pageTitle(fatalCopy.title)}</title>
        <main className="page py-16">
          <h1 lang="en" className="text-2xl">
            {fatalCopy.heading}
          </h1>
          <p className="my-4 text-base text-muted">{fatalCopy.text}</p>
          <a href="/" className="text-base font-semibold text-brand underline">
            {fatalCopy.home}
          </a>
        </main>
      </body>
    </html>
  );
}
