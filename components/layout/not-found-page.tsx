import type { Metadata } from 'next';
import { ButtonLink } from '#components/ui/button.tsx';
import { pageTitle } from '#lib/seo/page-title.ts';
import { copy } from './copy.ts';
import { DeadEnd } from './dead-end.tsx';
import { PageTitle } from './page-effects.tsx';

const title = 'Pagina nu a fost găsită';

export const notFoundMetadata: Metadata = { title: pageTitle(title) };

export function NotFoundPage() {
  return (
    <DeadEnd
      title="404 Not Found"
      message="This page could not be found"
      lead="Pagina nu există sau a fost mutată"
      text="Poți căuta un serviciu sau te poți întoarce la pagina principală."
    >
      <PageTitle title={title} />
      <ButtonLink href="/locations">{copy.search}</ButtonLink>
    </DeadEnd>
  );
}
