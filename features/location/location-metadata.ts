import type { Metadata } from 'next';
import type { LocationDetail } from '#contract/location-detail.ts';
import { numberLabel, plural } from '#domain/words/numbers.ts';
import { tradeNoun } from '#domain/words/trade-noun.ts';
import { locationPath } from '#domain/place/paths.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { pageCopy as copy } from './page-copy.ts';

export function locationMetadata(location: LocationDetail): Metadata {
  const { id, slug, name, category, city, average_rating, rating_count } = location;
  const rating =
    rating_count === 0
      ? ''
      : copy.meta.rating(numberLabel(average_rating, 1), plural(rating_count, copy.reviews.count));
  return pageMetadata({
    title: copy.meta.title(name, tradeNoun(category), city),
    description: copy.meta.description(name, city, rating),
    path: locationPath(id, slug),
    picture: { kind: 'locations', name: String(id) },
  });
}
