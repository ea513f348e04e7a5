import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { LocationDetail } from '#contract/location-detail.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { readLocation } from '#lib/api/read-location.ts';
import { locationPath } from '#domain/location-path.ts';
import { parseId } from '#lib/parse-id.ts';

/**
 * Returns a location by the parts of its address, as they stand in it. Ends the page with 404 where
 * there is none and with 308 where its canonical address is another.
 */
export async function loadLocation(id: string, slug: string | null): Promise<LocationDetail> {
  const locationId = parseId(id);
  if (locationId === null) notFound();
  const location = await orNotFound(readLocation(locationId, slug ?? ''));
  const path = locationPath(location.id, location.slug);
  if (slug === null || path !== `/locations/${id}/${slug}`) permanentRedirect(path);
  return location;
}
