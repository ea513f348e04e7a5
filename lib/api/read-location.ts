import 'server-only';
import type { LocationDetail } from '#contract/location-detail.ts';
import { maxLengths } from '#contract/values.ts';
import { serverCall } from './server-call.ts';

const slugPattern = /^[a-z0-9-]+$/;

/**
 * Reads a location by its id; the response carries its current slug. The address's slug is sent only if it
 * could be one. Throws ApiError.
 */
export async function readLocation(id: number, slug: string): Promise<LocationDetail> {
  const isSlug = slugPattern.test(slug) && slug.length <= maxLengths.slug;
  const { data } = await serverCall('locationDetail', {
    params: { slug: isSlug ? slug : '-', location_id: id },
    query: { version: 'latest' },
  });
  return data;
}
