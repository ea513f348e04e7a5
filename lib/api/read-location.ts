import 'server-only';
import type { LocationDetail } from '#contract/location-detail.ts';
import { maxLengths } from '#contract/values.ts';
import { serverCall } from './server-call.ts';

const slugPattern = /^[a-z0-9-]+$/;

/** Throws ApiError. The response has the current slug; an address's slug is sent only if it could be one. */
export async function readLocation(id: number, slug: string): Promise<LocationDetail> {
  const isSlug = slugPattern.test(slug) && slug.length <= maxLengths.slug;
  const { data } = await serverCall('locationDetail', {
    params: { slug: isSlug ? slug : '-', location_id: id },
    query: { version: 'latest' },
  });
  return data;
}
