import { HEADER_SEARCH_ID } from '#lib/search-modal.ts';
import { SearchBar } from './search-bar.tsx';

/** The search bar of screens from 1200 px on; a page with a search of its own has it hidden. */
export function HeaderSearch() {
  return (
    <div id={HEADER_SEARCH_ID} className="in-[body:has([data-hero-search])]:invisible">
      <SearchBar look="bar" />
    </div>
  );
}
