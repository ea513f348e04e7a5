import { buttonClasses } from '#components/ui/button-classes.ts';
import { EmptyState } from '#components/ui/notice.tsx';
import { radiiKm } from '#domain/geo.ts';
import { resultCountLabel } from '#domain/result-count.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import { cleared } from '../filter-choices.ts';
import type { SearchState } from '../search-state.ts';
import { SearchLink } from './search-link.tsx';

type EmptyResultsProps = { state: SearchState; onChange: (state: SearchState) => void };

/** Nothing here: a wider circle first, then fewer filters. */
export function EmptyResults({ state, onChange }: EmptyResultsProps) {
  const wider = radiiKm.find((km) => km > state.radius);
  const filtered = state.categories.length + state.payments.length > 0;
  return (
    <EmptyState
      title={resultCountLabel(0)}
      action={
        <>
          {wider && (
            <SearchLink
              to={{ ...state, radius: wider, page: 1 }}
              onChange={onChange}
              className={buttonClasses()}
            >
              {copy.results.widen(wider)}
            </SearchLink>
          )}
          {filtered && (
            <SearchLink
              to={cleared(state)}
              onChange={onChange}
              className={buttonClasses({ variant: 'secondary' })}
            >
              {copy.filters.clear}
            </SearchLink>
          )}
        </>
      }
    >
      {copy.results.emptyHint}
    </EmptyState>
  );
}
