import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { LocationDetail } from '#contract/location-detail.ts';
import { maxLengths } from '#contract/values.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { locationPath } from '#lib/location-path.ts';
import { parseId } from '#lib/parse-id.ts';

/**
 * Returns a location by the parts of its address, as they stand in it. Ends the page with 404 where
 * there is none and with 308 where its canonical address is another.
 */
export async function loadLocation(id: string, slug: string | null): Promise<LocationDetail> {
  const locationId = parseId(id);
  if (locationId === null) notFound();
  const location = await read(locationId, slug && slug.length <= maxLengths.slug ? slug : '-');
  const path = locationPath(location.id, location.slug);
  if (slug === null || path !== `/locations/${id}/${slug}`) permanentRedirect(path);
  return location;
}

async function read(id: number, slug: string): Promise<LocationDetail> {
  try {
    const { data } = await serverCall('locationDetail', {
      params: { slug, location_id: id },
      query: { version: 'latest' },
    });
    return data;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed')) notFound();
    throw error;
  }
}
