import type { GeneralRating } from '#contract/review.ts';
import type { CallOutput } from '#contract/types.ts';
import { classes } from '#components/ui/classes.ts';
import { EmptyState } from '#components/ui/notice.tsx';
import { LaterTools } from './later-tools.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';

type ReviewsProps = {
  locationId: number;
  /** Empty if the reviews do not show their professional. */
  professionals: { id: number; name: string }[];
  rating: GeneralRating;
  first: CallOutput<'locationReviews'>;
};

/** The first page of reviews, how reviews are verified, and the filters, whose list replaces this one. */
export function Reviews({ locationId, professionals, rating, first }: ReviewsProps) {
  if (first.data.length === 0) {
    return (
      <EmptyState level={3} icon="star" title="Nicio recenzie încă.">
        Recenziile apar aici după primele programări.
      </EmptyState>
    );
  }
  const hasTeam = professionals.length > 1;
  return (
    <div className="group/reviews flex flex-col">
      <RatingSummary rating={rating} />
      <details className="mt-3 text-sm text-muted">
        <summary className="inline-flex min-h-target items-center underline underline-offset-4 hover:text-ink">
          Cum verificăm recenziile
        </summary>
        <p className="max-w-reading pb-3">
          O recenzie este verificată când autorul ei a avut o programare făcută prin Aproape la
          această locație. Nu ștergem recenzii doar pentru că sunt negative și nimeni nu plătește
          pentru ele.
        </p>
      </details>
      {rating.rating_count > 1 && (
        <div className={classes('noscript:hidden', hasTeam ? 'min-h-26 sm:min-h-12' : 'min-h-12')}>
          <LaterTools
            part="ReviewFilters"
            of={{
              locationId,
              distribution: rating.distribution,
              professionals: hasTeam ? professionals : [],
            }}
          />
        </div>
      )}
      <div className="flex flex-col group-has-data-filtered/reviews:hidden">
        <ul aria-label="Recenziile clienților" className="divide-y divide-line">
          {first.data.map((review) => (
            <li key={review.id}>
              <ReviewItem
                review={review}
                report={
                  <LaterTools part="ReportReview" of={{ id: review.id, author: review.author }} />
                }
              />
            </li>
          ))}
        </ul>
        {first.meta.last_page > 1 && (
          <div className="min-h-15 noscript:hidden">
            <LaterTools part="MoreReviews" of={locationId} />
          </div>
        )}
      </div>
    </div>
  );
}
