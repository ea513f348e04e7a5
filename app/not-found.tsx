import type { Metadata } from 'next';
import { copy } from '#components/layout/copy.ts';
import { DeadEnd } from '#components/layout/dead-end.tsx';
import { errorCopy } from '#components/layout/error-copy.ts';
import { PageTitle } from '#components/layout/page-title.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { pageTitle } from '#lib/seo/page-title.ts';

const title = 'Pagina nu a fost găsită';

export const metadata: Metadata = { title };

export default function NotFound() {
  return (
    <DeadEnd
      title="404 Not Found"
      message="This page could not be found"
      text="Pagina nu există sau a fost mutată. Poți căuta un serviciu sau te poți întoarce la pagina principală."
    >
      <PageTitle title={pageTitle(title)} />
      <ButtonLink href="/locations">{copy.search}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        {errorCopy.home}
      </ButtonLink>
    </DeadEnd>
  );
}
