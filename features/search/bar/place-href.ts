import type { SelectedCity } from '#lib/place/place.ts';
import { searchHref } from '../search-href.ts';
import { parseSearch } from '../search-state.ts';

/** True if the results page, which must be open, shows the results of `text`. */
export function isShownSearch(text: string): boolean {
  return text.trim() === shownSearch().search;
}

/**
 * Returns the URL of the shown search in another place; time and filters stay. The results page
 * looks up a place that has only a name.
 */
export function placeHref(city: Pick<SelectedCity, 'name'> & Partial<SelectedCity>): string {
  return searchHref({ ...shownSearch(), city: city as SelectedCity, page: 1 });
}

function shownSearch() {
  return parseSearch(new URLSearchParams(location.search));
}
