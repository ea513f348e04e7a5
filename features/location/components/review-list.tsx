import type { Review } from '#contract/review.ts';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { ReportReview } from './report-review.tsx';
import { ReviewItem } from './review-item.tsx';

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
