import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

const perPage = 5;

/** The reviews call for one page of a location, newest first. */
export function reviewsInput(locationId: number, page = 1) {
  return {
    params: { id: locationId },
    query: { per_page: perPage, ...(page > 1 && { page }) },
  };
}

/** The reviews of a location after the first page, which stands in the HTML. */
export function laterReviewsQuery(locationId: number) {
  return infiniteQueryOptions({
    queryKey: ['reviews', 'later', locationId],
    queryFn: ({ pageParam, signal }) =>
      call('locationReviews', { ...reviewsInput(locationId, pageParam), signal }),
    initialPageParam: 2,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    retry: false,
  });
}
