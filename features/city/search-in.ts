import type { CityFacts } from '#contract/city.ts';

/** Returns the URL of the search results around a city: for a text, else for the category of the page. */
export function searchIn({ city, category }: CityFacts, text = ''): string {
  const query = new URLSearchParams({
    ...(text && { search: text }),
    place: city.label,
    lat: String(city.latitude),
    lng: String(city.longitude),
  });
  const ofTrade = category && !text ? `&categories[]=${category.id}` : '';
  return `/locations?${query}${ofTrade}`;
}
