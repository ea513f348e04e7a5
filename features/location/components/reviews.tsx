import type { GeneralRating } from '#contract/review.ts';
import type { CallOutput } from '#contract/types.ts';
import { EmptyState } from '#components/ui/notice.tsx';
import { pageCopy as copy } from '../page-copy.ts';
import { MoreReviews } from './more-reviews.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';

type ReviewsProps = {
  locationId: number;
  rating: GeneralRating;
  first: CallOutput<'locationReviews'>;
};

/** What clients say, the first page of it, and how reviews are checked. */
export function Reviews({ locationId, rating, first }: ReviewsProps) {
  if (first.data.length === 0) {
    return (
      <EmptyState level={3} icon="star" title={copy.reviews.none}>
        {copy.reviews.noneHint}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col">
      <RatingSummary rating={rating} />
      <details className="mt-3 text-sm text-muted">
        <summary className="inline-flex min-h-target items-center underline underline-offset-4 hover:text-ink">
          {copy.reviews.how}
        </summary>
        <p className="max-w-reading pb-3">{copy.reviews.howText}</p>
      </details>
      <ul aria-label={copy.reviews.list} className="divide-y divide-line">
        {first.data.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      <MoreReviews locationId={locationId} lastPage={first.meta.last_page} />
    </div>
  );
}
