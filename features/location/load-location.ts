import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { Metadata } from 'next';
import type { LocationDetail } from '#contract/location-detail.ts';
import { orNotFound, readLocation } from '#lib/api/page-read.ts';
import { initialCategories } from '#domain/booking/service-selection.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { parseId } from '#lib/paths.ts';
import { ratingLabel, reviewsLabel } from '#domain/words/count-labels.ts';
import { categoryNoun } from '#domain/words/category-noun.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export async function loadLocation(id: string, slug: string | null): Promise<LocationDetail> {
  const locationId = parseId(id);
  if (locationId === null) notFound();
  const location = await orNotFound(readLocation(locationId, slug ?? ''));
  const path = locationPath(location.id, location.slug);
  if (slug === null || path !== `/locations/${id}/${slug}`) permanentRedirect(path);
  return location;
}

export function locationMetadata(location: LocationDetail): Metadata {
  const { id, slug, name, category, city, average_rating, rating_count, price_from } = location;
  const hasServices = initialCategories(location.service_categories).length > 0;
  const prices = price_from === null ? '' : 'prețurile, ';
  const rating =
    rating_count === 0
      ? ''
      : `: ${ratingLabel(average_rating, rating_count)} din 5, ${reviewsLabel(rating_count)}`;
  return pageMetadata({
    title: `${name} – ${categoryNoun(category)} în ${city}`,
    description: hasServices
      ? `Fă-ți programarea online la ${name}, ${city}${rating}. Vezi serviciile, ${prices}echipa și orele libere.`
      : `${name}, ${city}${rating}. Vezi ${location.professionals.length > 0 ? 'echipa, ' : ''}programul și adresa.`,
    path: locationPath(id, slug),
    picture: { kind: 'locations', name: String(id) },
  });
}
