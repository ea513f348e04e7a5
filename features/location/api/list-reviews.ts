import type { CallOutput } from '#contract/types.ts';
import { call } from '#lib/api/call.ts';
import { REVIEWS_PER_PAGE } from '../reviews-per-page.ts';

/** A page of the reviews of a location, newest first. */
export async function listReviews(
  id: number,
  page: number,
): Promise<CallOutput<'locationReviews'>> {
  return call('locationReviews', { params: { id }, query: { page, per_page: REVIEWS_PER_PAGE } });
}
