'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '#contract/review.ts';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { ReviewItem } from './review-item.tsx';
import { useState } from 'react';
import { classes } from '#components/ui/classes.ts';
import { reviewPagesQuery } from '../api/reviews-query.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

type ReviewListProps = {
  label: string;
  reviews: readonly Review[];
  hasFailed: boolean;
  isLoading: boolean;
  hasMore: boolean;
  onMore: () => void;
};

export function ReviewList(props: ReviewListProps) {
  const { label, reviews, hasFailed, isLoading, hasMore, onMore } = props;
  return (
    <>
      {reviews.length > 0 && (
        <ul aria-label={label} className="divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} report={<ReportReview of={review} />} />
            </li>
          ))}
        </ul>
      )}
      {hasFailed && !isLoading ? (
        <ErrorState level={3} title="Nu am putut încărca recenziile." onRetry={onMore} />
      ) : (
        (isLoading || hasMore) && (
          <Button
            variant="secondary"
            onClick={onMore}
            loading={isLoading}
            className="mt-4 self-start"
          >
            Mai multe recenzii
          </Button>
        )
      )}
    </>
  );
}

export function MoreReviews({ of: locationId }: { of: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useInfiniteQuery(
    { ...reviewPagesQuery(2, locationId), enabled: isOpen },
    getQueryClient(),
  );
  const load = () => {
    setIsOpen(true);
    if (isOpen) void (query.data ? query.fetchNextPage() : query.refetch());
  };
  return (
    <div className={classes('flex flex-col', query.data && 'border-t border-line')}>
      <ReviewList
        label="Alte recenzii"
        reviews={query.data?.pages.flatMap(({ data }) => data) ?? []}
        hasFailed={query.isError}
        isLoading={query.isFetching}
        hasMore={!isOpen || query.hasNextPage}
        onMore={load}
      />
    </div>
  );
}

const load = lazyPart(() => import('./report-dialog.lazy.tsx'));

export function ReportReview({ of: { id, author } }: { of: { id: number; author: string } }) {
  const [open, setOpen] = useState(false);
  const part = useLoaded(load, open, setOpen);
  return (
    <>
      <button
        type="button"
        aria-label={`Raportează recenzia scrisă de ${author}`}
        onClick={() => setOpen(true)}
        className="absolute inset-0 underline underline-offset-4 hover:text-ink"
      >
        Raportează
      </button>
      {part && <part.ReportDialog id={id} open={open} onClose={setOpen} />}
    </>
  );
}
