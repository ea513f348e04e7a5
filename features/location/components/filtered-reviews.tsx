import { keepPreviousData } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { plural } from '#domain/words/numbers.ts';
import { useApiInfiniteQuery } from '#lib/api/use-api-infinite-query.ts';
import { filteredReviewsQuery, type ReviewFilter } from '../api/reviews-query.ts';
import { lazyCopy } from '../lazy-copy.ts';
import { ReviewList } from './review-list.tsx';

const copy = lazyCopy.reviews;

type FilteredReviewsProps = { locationId: number; filter: ReviewFilter; onClear: () => void };

/** The matching reviews. `data-filtered` hides the unfiltered list once these are loaded. */
export function FilteredReviews({ locationId, filter, onClear }: FilteredReviewsProps) {
  const query = useApiInfiniteQuery({
    ...filteredReviewsQuery(locationId, filter),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isFetching } = query;
  const total = data?.pages[0]?.meta.total;
  const isShown = data !== undefined || isError;
  return (
    <div data-filtered={isShown || undefined} aria-busy={isFetching} className="flex flex-col pt-3">
      <p role="status" className="tabular min-h-6 text-sm text-muted">
        {total !== undefined && total > 0 && plural(total, copy.matches)}
        {total === 0 && <span className="sr-only">{copy.noMatch}</span>}
      </p>
      {total === 0 ? (
        <EmptyState
          level={3}
          icon="star"
          title={copy.noMatch}
          action={
            <Button variant="secondary" onClick={onClear}>
              {copy.all}
            </Button>
          }
        />
      ) : (
        isShown && (
          <ReviewList
            label={copy.filteredList}
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
