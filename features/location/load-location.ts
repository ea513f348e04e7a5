import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { LocationDetail } from '#contract/location-detail.ts';
import { orNotFound } from '#lib/api/server-call.ts';
import { readLocation } from '#lib/api/read-location.ts';
import { locationPath } from '#domain/place/paths.ts';
import { parseId } from '#lib/paths.ts';

/**
 * Returns a location by the raw segments of its URL. Renders the 404 page if there is none; redirects with
 * 308 to the canonical URL.
 */
export async function loadLocation(id: string, slug: string | null): Promise<LocationDetail> {
  const locationId = parseId(id);
  if (locationId === null) notFound();
  const location = await orNotFound(readLocation(locationId, slug ?? ''));
  const path = locationPath(location.id, location.slug);
  if (slug === null || path !== `/locations/${id}/${slug}`) permanentRedirect(path);
  return location;
}
