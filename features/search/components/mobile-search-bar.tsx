'use client';

import { searchIcon } from '#components/icons/search-icon.ts';
import { Icon } from '#components/ui/icon.tsx';
import { openSearch } from '#lib/search-modal.ts';
import { copy } from '../copy.ts';
import type { SearchState } from '../search-state.ts';

/** The bar of small screens: what is searched for and where, and the way to change it. */
export function MobileSearchBar({ state }: { state: Pick<SearchState, 'search' | 'city'> }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openSearch}
      className="flex min-h-14 w-full items-center gap-3 rounded-full border border-line-strong bg-surface px-5 text-left transition-colors hover:border-ink md:hidden"
    >
      <Icon path={searchIcon} className="text-brand" />
      <span className="flex min-w-0 flex-1 flex-col leading-tight">
        <span className="truncate text-sm font-semibold">
          {state.search || copy.textPlaceholder}
        </span>
        <span className="truncate text-xs text-muted">{state.city.name}</span>
      </span>
    </button>
  );
}
