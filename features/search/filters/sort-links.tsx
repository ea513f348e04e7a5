import type { ReactNode } from 'react';
import { classes } from '#components/ui/classes.ts';
import { locationSorts } from '#contract/location-order.ts';
import { copy, sortName } from './copy.ts';
import type { SearchState } from '../search-href.ts';
import { SearchLink } from './search-link.tsx';

type SortLinksProps = {
  state: SearchState;
  onChange: (state: SearchState) => void;
  children: ReactNode;
};

export function SortLinks({ state, onChange, children }: SortLinksProps) {
  return (
    <div className="flex flex-col gap-x-8 border-b border-line pb-2 lg:flex-row lg:flex-wrap lg:items-start">
      <nav
        aria-label={copy.sort}
        className="no-scrollbar -mx-4 hidden overflow-x-auto px-4 sm:block lg:mx-0 lg:px-0 noscript:block"
      >
        <ul className="flex gap-5 whitespace-nowrap">
          {[null, ...locationSorts].map((sort) => (
            <li key={sort ?? 'default'}>
              <SearchLink
                to={{ ...state, sort, page: 1 }}
                onChange={onChange}
                aria-current={state.sort === sort ? 'true' : undefined}
                className={classes(
                  'inline-flex min-h-target items-center text-sm no-underline underline-offset-8 hover:text-ink',
                  state.sort === sort
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
      {children}
    </div>
  );
}
