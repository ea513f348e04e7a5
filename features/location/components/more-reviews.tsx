'use client';

import { useState } from 'react';
import { classes } from '#components/ui/classes.ts';
import { useApiInfiniteQuery } from '#lib/api/use-api-infinite-query.ts';
import { laterReviewsQuery } from '../api/reviews-query.ts';
import { ReviewList } from './review-list.tsx';

export function MoreReviews({ of: locationId }: { of: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const query = useApiInfiniteQuery({ ...laterReviewsQuery(locationId), enabled: isAsked });
  const load = () => {
    setIsAsked(true);
    if (isAsked) void (query.data ? query.fetchNextPage() : query.refetch());
  };
  return (
    <div className={classes('flex flex-col', query.data && 'border-t border-line')}>
      <ReviewList
        label="Alte recenzii"
        reviews={query.data?.pages.flatMap(({ data }) => data) ?? []}
        hasFailed={query.isError}
        isLoading={query.isFetching}
        hasMore={!isAsked || query.hasNextPage}
        onMore={load}
      />
    </div>
  );
}
