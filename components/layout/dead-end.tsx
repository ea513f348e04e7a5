import type { ReactNode } from 'react';
import { buttonClasses } from '#components/ui/classes.ts';
import { Spiral } from './logo.tsx';

type DeadEndProps = {
  title: string;
  message?: string;
  lead: string;
  text: string;
  children: ReactNode;
};

/** The specification requires an English `title` and `message`; `lead` translates them. */
export function DeadEnd({ title, message, lead, text, children }: DeadEndProps) {
  return (
    <div className="page flex flex-col items-start gap-4 py-16 md:py-24">
      <Spiral className="size-12" />
      <div lang="en" className="flex flex-wrap gap-x-3 text-sm text-muted">
        <h1 className="font-text font-semibold">{title}</h1>
        {message && <p>{message}</p>}
      </div>
      <p className="font-display text-2xl font-semibold text-balance md:text-3xl">{lead}</p>
      <p className="max-w-reading text-base text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {children}
        <a href="/" className={buttonClasses({ variant: 'secondary' })}>
          Înapoi la pagina principală
        </a>
      </div>
    </div>
  );
}
