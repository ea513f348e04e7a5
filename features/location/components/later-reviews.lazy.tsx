'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { getQueryClient } from '#lib/query-client.ts';
import { laterReviewsQuery } from '../api/reviews-query.ts';
import { copy } from '../copy.ts';
import { lazyCopy } from '../lazy-copy.ts';
import { ReviewItem } from './review-item.tsx';

/** The second page of reviews, and on request those after it. */
export function LaterReviews({ locationId }: { locationId: number }) {
  const query = useInfiniteQuery(laterReviewsQuery(locationId), getQueryClient());
  const { isFetching } = query;
  const reviews = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const load = () => void (query.data ? query.fetchNextPage() : query.refetch());

  return (
    <>
      {reviews.length > 0 && (
        <ul
          aria-label={lazyCopy.reviews.moreList}
          className="divide-y divide-line border-t border-line"
        >
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      {query.isError && !isFetching ? (
        <ErrorState level={3} title={lazyCopy.reviews.failed} onRetry={load} />
      ) : (
        (isFetching || query.hasNextPage) && (
          <Button
            variant="secondary"
            onClick={load}
            loading={isFetching}
            className="mt-4 self-start"
          >
            {copy.moreReviews}
          </Button>
        )
      )}
    </>
  );
}
