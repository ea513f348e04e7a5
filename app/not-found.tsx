import type { Metadata } from 'next';
import { copy } from '#components/layout/copy.ts';
import { DeadEnd } from '#components/layout/dead-end.tsx';
import { errorCopy } from '#components/layout/error-copy.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';

export const metadata: Metadata = { title: copy.notFound.pageTitle };

const { title, message, text } = copy.notFound;

export default function NotFound() {
  return (
    <DeadEnd title={title} message={message} text={text}>
      <ButtonLink href="/locations">{copy.search}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        {errorCopy.home}
      </ButtonLink>
    </DeadEnd>
  );
}
