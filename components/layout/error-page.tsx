import { useEffect } from 'react';
import { buttonClasses } from '#components/ui/classes.ts';
import { problemLabel } from '#domain/network/request.ts';
import { reloadAfterChunkFailure } from '#lib/browser/lazy-part.ts';
import { pageTitle } from '#lib/seo/page-title.ts';
import { DeadEnd } from './dead-end.tsx';

type PageError = Error & { digest?: string; status?: number };

export function ErrorPage({ error }: { error: PageError }) {
  useEffect(() => void reloadAfterChunkFailure(error), [error]);
  return (
    <DeadEnd
      title="An error occurred"
      lead="Ceva nu a mers cum trebuie"
      text="Încearcă din nou; dacă se repetă, întoarce-te la pagina principală."
    >
      <p className="w-full">{problemLabel(error.status || 500, error.digest ?? '')}</p>
      <title>{pageTitle('A apărut o problemă')}</title>
      {/* Next's `reset` would render the same response or missing chunk again. */}
      <button type="button" onClick={() => location.reload()} className={buttonClasses()}>
        Încearcă din nou
      </button>
    </DeadEnd>
  );
}
