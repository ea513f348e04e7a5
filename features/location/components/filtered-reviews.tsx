import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { plural } from '#domain/words/numbers.ts';
import { useApiInfiniteQuery } from '#lib/api/use-api-infinite-query.ts';
import { isFocusLost } from '#lib/browser/focus-heading.ts';
import { filteredReviewsQuery, type ReviewFilter } from '../api/reviews-query.ts';
import { ReviewList } from './review-list.tsx';

const matches = {
  one: '{n} recenzie se potrivește',
  few: '{n} recenzii se potrivesc',
  other: '{n} de recenzii se potrivesc',
};

type FilteredReviewsProps = { locationId: number; filter: ReviewFilter; onClear: () => void };

/** The matching reviews. `data-filtered` hides the unfiltered list once these are loaded. */
export function FilteredReviews({ locationId, filter, onClear }: FilteredReviewsProps) {
  const query = useApiInfiniteQuery({
    ...filteredReviewsQuery(locationId, filter),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isFetching } = query;
  const total = data?.pages[0]?.meta.total;
  const clear = useRef<HTMLButtonElement>(null);
  // After a choice, not after a reload: the filters have the focus then, and may be low on the screen.
  useEffect(() => {
    if (total === 0 && !isFocusLost()) clear.current?.scrollIntoView({ block: 'nearest' });
  }, [total]);
  const isShown = data !== undefined || isError;
  return (
    <div data-filtered={isShown || undefined} aria-busy={isFetching} className="flex flex-col pt-3">
      <p role="status" className="tabular min-h-6 text-sm text-muted">
        {total !== undefined &&
          (total === 0 ? 'Nicio recenzie nu se potrivește.' : plural(total, matches))}
      </p>
      {total === 0 ? (
        <FocusHandover>
          <Button ref={clear} variant="secondary" onClick={onClear} className="mt-3">
            Arată toate recenziile
          </Button>
        </FocusHandover>
      ) : (
        isShown && (
          <ReviewList
            label="Recenzii filtrate"
            reviews={data?.pages.flatMap((page) => page.data) ?? []}
            hasFailed={isError}
            isLoading={isFetching}
            hasMore={query.hasNextPage}
            onMore={() => void (data && !isError ? query.fetchNextPage() : query.refetch())}
          />
        )
      )}
    </div>
  );
}
