import type { CityFacts } from '#contract/city.ts';

/** Returns the address of the results around a city: of a text, or else of the trade of the page. */
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
