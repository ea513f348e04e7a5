import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';

export const newTab = '(se deschide într-o filă nouă)';

function NewTabWords() {
  return <span className="sr-only"> {newTab}</span>;
}

type NewTabAnchorProps = { href: string; className: string; children: ReactNode };

export function NewTabAnchor({ href, className, children }: NewTabAnchorProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <NewTabWords />
    </a>
  );
}

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} variant="secondary" target="_blank" rel="noopener">
      {children}
      <NewTabWords />
    </ButtonLink>
  );
}
