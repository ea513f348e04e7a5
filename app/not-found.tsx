import type { Metadata } from 'next';
import { copy } from '#components/layout/copy.ts';
import { DeadEnd } from '#components/layout/dead-end.tsx';
import { errorCopy } from '#components/layout/error-copy.ts';
import { PageTitle } from '#components/layout/page-title.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { pageTitle } from '#lib/seo/page-title.ts';

export const metadata: Metadata = { title: copy.notFound.pageTitle };

const { title, message, text } = copy.notFound;

export default function NotFound() {
  return (
    <DeadEnd title={title} message={message} text={text}>
      <PageTitle title={pageTitle(copy.notFound.pageTitle)} />
      <ButtonLink href="/locations">{copy.search}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        {errorCopy.home}
      </ButtonLink>
    </DeadEnd>
  );
}
