import { classes } from '#components/ui/classes.ts';
import { locationSorts } from '#contract/location-order.ts';
import { copy, sortName } from './copy.ts';
import { sortOf, withSort } from './filter-choices.ts';
import type { ResultPage } from '../cards/card-data.ts';
import type { SearchState } from '../search-href.ts';
import { SearchLink } from './search-link.tsx';

type SortLinksProps = {
  state: SearchState;
  first: ResultPage | undefined;
  onChange: (state: SearchState) => void;
};

/** On phones the order is one of the filters. */
export function SortLinks({ state, first, onChange }: SortLinksProps) {
  const current = sortOf(state, first);
  return (
    <nav
      aria-label={copy.sort}
      className="bleed hidden border-b border-line pb-2 sm:block sm:short:hidden noscript:block"
    >
      <ul className="flex gap-5 whitespace-nowrap">
        {[null, ...locationSorts].map((sort) => (
          <li key={sort ?? 'default'}>
            <SearchLink
              to={withSort(state, sort, first)}
              onChange={onChange}
              aria-current={current === sort || undefined}
              className={classes(
                'inline-flex min-h-target items-center text-sm no-underline underline-offset-8 hover:text-ink',
                current === sort
                  ? 'font-semibold text-ink underline decoration-brand decoration-2'
                  : 'text-muted',
              )}
            >
              {sortName(sort)}
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
