import 'server-only';
import type { LocationDetail } from '#contract/location-detail.ts';
import { maxLengths } from '#contract/values.ts';
import { serverCall } from './server-call.ts';

const slugPattern = /^[a-z0-9-]+$/;

/**
 * Returns a location by its id; the answer carries its right slug. What stands for the slug in an address goes along
 * only where some location could be called so. Throws ApiError.
 */
export async function readLocation(id: number, slug: string): Promise<LocationDetail> {
  const isSlug = slugPattern.test(slug) && slug.length <= maxLengths.slug;
  const { data } = await serverCall('locationDetail', {
    params: { slug: isSlug ? slug : '-', location_id: id },
    query: { version: 'latest' },
  });
  return data;
}
