import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

const perPage = 5;

export type ReviewFilter = { rating?: number | undefined; professional?: number | undefined };

export function reviewsInput(locationId: number, page = 1, filter: ReviewFilter = {}) {
  return {
    params: { id: locationId },
    query: { per_page: perPage, ...(page > 1 && { page }), ...filter },
  };
}

export function reviewPagesQuery(first: number, locationId: number, filter?: ReviewFilter) {
  return infiniteQueryOptions({
    queryKey: ['reviews', locationId, first, filter],
    queryFn: ({ pageParam, signal }) =>
      call('locationReviews', { ...reviewsInput(locationId, pageParam, filter), signal }),
    initialPageParam: first,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    retry: false,
  });
}
