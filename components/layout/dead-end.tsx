import type { ReactNode } from 'react';
import { Spiral } from './logo.tsx';

type DeadEndProps = { title: string; message?: string; text: string; children: ReactNode };

export const errorCopy = {
  pageTitle: 'A apărut o problemă',
  title: 'An error occurred',
  text: 'Ceva nu a mers cum trebuie. Încearcă din nou; dacă se repetă, întoarce-te la pagina principală.',
  retry: 'Încearcă din nou',
  home: 'Înapoi la pagina principală',
};

/** `title` and `message` are English, as specified. */
export function DeadEnd({ title, message, text, children }: DeadEndProps) {
  return (
    <div className="page flex flex-col items-start gap-4 py-16 md:py-24">
      <Spiral className="size-12" />
      <h1 lang="en" className="text-2xl md:text-3xl">
        {title}
      </h1>
      {message && (
        <p lang="en" className="text-lg font-medium">
          {message}
        </p>
      )}
      <p className="max-w-reading text-base text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
