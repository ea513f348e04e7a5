import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { NewTabWords } from './new-tab-words.tsx';

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} variant="secondary" target="_blank" rel="noopener">
      {children}
      <NewTabWords />
    </ButtonLink>
  );
}
