import { ButtonLink } from '#components/ui/button-link.tsx';
import { copy } from './copy.ts';

/** A way to a place outside, which opens beside this page and says so. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} variant="secondary" target="_blank" rel="noopener">
      {children} <span className="sr-only">{copy.newTab}</span>
    </ButtonLink>
  );
}
