import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#contract/types.ts';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { ReviewItems } from './review-items.tsx';
import { classes } from '#components/ui/classes.ts';
import { reviewPagesQuery } from '../api/reviews-query.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

type ReviewListProps = {
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<CallOutput<'locationReviews'>>>;
  shownIds?: readonly number[];
};

export function ReviewList({ label, query, shownIds = [] }: ReviewListProps) {
  const { data, isError, isFetching } = query;
  const loaded = data?.pages.flatMap((page) => page.data) ?? [];
  // A new review moves others to the next page, where they repeat.
  const unique = new Map(loaded.map((review) => [review.id, review]));
  const reviews = [...unique.values()].filter(({ id }) => !shownIds.includes(id));
  const loadMore = () => void (data ? query.fetchNextPage() : query.refetch());
  return (
    <>
      {reviews.length > 0 && (
        <ReviewItems
          label={label}
          reviews={reviews}
          report={(review) => <ReportReview of={review} />}
        />
      )}
      {isError && !isFetching ? (
        <ErrorState level={3} title="Nu am putut încărca recenziile." onRetry={loadMore} />
      ) : (
        (!data || isFetching || query.hasNextPage) && (
          <Button
            variant="secondary"
            onClick={loadMore}
            loading={isFetching}
            className="mt-4 self-start"
          >
            Mai multe recenzii
          </Button>
        )
      )}
    </>
  );
}

type Shown = { locationId: number; shownIds: number[] };

export function MoreReviews({ of: { locationId, shownIds } }: { of: Shown }) {
  const query = useInfiniteQuery(
    // Only the button loads pages, even the first.
    { ...reviewPagesQuery(2, locationId), enabled: false },
    getQueryClient(),
  );
  return (
    <div className={classes('flex flex-col', query.data && 'border-t border-line')}>
      <ReviewList label="Alte recenzii" query={query} shownIds={shownIds} />
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
