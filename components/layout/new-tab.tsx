import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';

export const newTab = '(se deschide într-o filă nouă)';

export function NewTabWords() {
  return <span className="sr-only"> {newTab}</span>;
}

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} variant="secondary" target="_blank" rel="noopener">
      {children}
      <NewTabWords />
    </ButtonLink>
  );
}
