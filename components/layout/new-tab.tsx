import type { ReactNode } from 'react';
import { buttonClasses } from '#components/ui/classes.ts';

export const newTab = '(se deschide într-o filă nouă)';

type NewTabAnchorProps = { href: string; className: string; children: ReactNode };

export function NewTabAnchor({ href, className, children }: NewTabAnchorProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <NewTabAnchor href={href} className={buttonClasses({ variant: 'secondary' })}>
      {children}
    </NewTabAnchor>
  );
}
