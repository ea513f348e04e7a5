import type { GeneralRating } from '#contract/review.ts';
import { reviewsLabel, starsLabel } from '#domain/words/count-labels.ts';
import { numberLabel } from '#domain/words/numbers.ts';

const starCounts = [5, 4, 3, 2, 1] as const;

export function RatingSummary({ rating }: { rating: GeneralRating }) {
  const { average_rating, rating_count, distribution } = rating;
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
      <p className="flex flex-col">
        <span className="flex items-baseline gap-2">
          <span className="tabular font-display text-3xl font-semibold">
            {numberLabel(average_rating, 1)}
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
