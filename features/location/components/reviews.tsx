import type { GeneralRating } from '#contract/review.ts';
import type { CallOutput } from '#contract/types.ts';
import { classes } from '#components/ui/classes.ts';
import { Notice } from '#components/ui/notice.tsx';
import { LaterTools } from './later-tools.tsx';
import { ReviewItems } from './review-items.tsx';
import { reviewRules } from '#domain/booking/review-rules.ts';
import { ratingLabel, reviewsLabel, starCounts, starsLabel } from '#domain/words/count-labels.ts';

type ReviewsProps = {
  locationId: number;
  /** Empty if the reviews do not show their professional. */
  professionals: { id: number; name: string }[];
  rating: GeneralRating;
  first: CallOutput<'locationReviews'>;
};

export function Reviews({ locationId, professionals, rating, first }: ReviewsProps) {
  if (first.data.length === 0) {
    return (
      <Notice level={3} icon="star" title="Nicio recenzie încă">
        Recenziile apar aici după primele vizite.
      </Notice>
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
        <p className="max-w-reading pb-3">{reviewRules}</p>
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
        <ReviewItems
          label="Recenziile clienților"
          reviews={first.data}
          report={({ id, author }) => <LaterTools part="ReportReview" of={{ id, author }} />}
        />
        {first.meta.last_page > 1 && (
          <div className="min-h-15 noscript:hidden">
            <LaterTools
              part="MoreReviews"
              of={{ locationId, shownIds: first.data.map(({ id }) => id) }}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function RatingSummary({ rating }: { rating: GeneralRating }) {
  const { average_rating, rating_count, distribution } = rating;
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
      <p className="flex flex-col">
        <span className="flex items-baseline gap-2">
          <span className="tabular font-display text-3xl font-semibold">
            {ratingLabel(average_rating, rating_count)}
          </span>
          <span className="text-muted">din 5</span>
        </span>
        <span className="text-sm text-muted">{reviewsLabel(rating_count)}</span>
      </p>
      <ul className="flex max-w-sm flex-1 flex-col gap-1">
        {starCounts.map((stars) => (
          <li key={stars} className="tabular flex items-center gap-3 text-xs text-muted">
            <span className="w-14 shrink-0">{starsLabel(stars)}</span>
            <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
              <span
                data-amount
                className="block h-full rounded-full bg-sun"
                style={{ width: `${(100 * distribution[stars]) / Math.max(1, rating_count)}%` }}
              />
            </span>
            <span className="w-8 shrink-0 text-right">{distribution[stars]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
