import type { Metadata } from 'next';
import type { LocationDetail } from '#contract/location-detail.ts';
import { reviewsLabel } from '#domain/words/count-labels.ts';
import { numberLabel } from '#domain/words/numbers.ts';
import { tradeNoun } from '#domain/words/trade-noun.ts';
import { locationPath } from '#domain/place/paths.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function locationMetadata(location: LocationDetail): Metadata {
  const { id, slug, name, category, city, average_rating, rating_count } = location;
  const rating =
    rating_count === 0
      ? ''
      : `: ${numberLabel(average_rating, 1)} din 5, ${reviewsLabel(rating_count)}`;
  return pageMetadata({
    title: `${name} – ${tradeNoun(category)} în ${city}`,
    description: `Fă-ți programarea online la ${name}, ${city}${rating}. Vezi serviciile, prețurile, echipa și orele libere.`,
    path: locationPath(id, slug),
    picture: { kind: 'locations', name: String(id) },
  });
}
