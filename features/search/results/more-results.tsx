import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { countLabel } from '#domain/words/count-labels.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { copy } from '../copy.ts';
import { nextPage } from './use-results.ts';
import { searchHref, type SearchState } from '../search-href.ts';
import { buttonClasses } from '#components/ui/classes.ts';
import { Spinner } from '#components/ui/spinner.tsx';

type MoreResultsProps = {
  state: SearchState;
  first: ResultPage;
  last: ResultPage;
  count: number;
  loading: boolean;
  onMore: (() => void) | undefined;
};

export function MoreResults({ state, first, last, count, loading, onMore }: MoreResultsProps) {
  const next = nextPage(last);
  if (!next && first.page === 1) return null;
  return (
    <nav aria-label={copy.list} className="mt-12 flex flex-col items-center gap-3">
      {next && (
        <a
          href={searchHref({ ...state, page: next })}
          rel="next"
          aria-busy={loading || undefined}
          className={buttonClasses({ variant: 'secondary', size: 'large' })}
          onClick={(event) => {
            if (!onMore || opensElsewhere(event)) return;
            event.preventDefault();
            if (!loading) onMore();
          }}
        >
          {loading && <Spinner />}
          Încarcă mai multe
        </a>
      )}
      <p role="status" className="tabular text-sm text-muted">
        {first.page === 1
          ? `${countLabel(count)} din ${countLabel(last.total, last.exact)} afișate`
          : `Pagina ${last.page} din ${last.pageCount}`}
      </p>
      {first.page > 1 && (
        <a
          href={searchHref({ ...state, page: Math.min(first.page - 1, first.pageCount) })}
          rel="prev"
          className="inline-flex min-h-target items-center text-sm underline underline-offset-4"
        >
          Rezultatele anterioare
        </a>
      )}
    </nav>
  );
}
