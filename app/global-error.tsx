'use client';
import { pageTitle } from '#lib/seo/page-title.ts';
import '#styles/globals.css';

export default function GlobalError() {
  return (
    <html lang="ro">
      <body className="font-text text-sm">
        <title>{pageTitle('A apărut o problemă')}</title>
        <main className="page py-16">
          <h1 lang="en" className="text-2xl">
            An error occurred while showing the error page
          </h1>
          <p className="my-4 text-base text-muted">
            Nu am putut afișa pagina. Întoarce-te la pagina principală și încearcă din nou.
          </p>
          <a href="/" className="text-base font-semibold text-brand underline">
            Înapoi la pagina principală
          </a>
        </main>
      </body>
    </html>
  );
}
