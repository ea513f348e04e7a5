import type { ReactNode } from 'react';
import type { Review } from '#contract/review.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Stars } from '#components/ui/stars.tsx';
import { fullDate } from '#domain/time/date-label.ts';
import { toWallTime } from '#domain/time/local-time.ts';

type ReviewItemsProps = {
  label: string;
  reviews: Review[];
  report: (review: Review) => ReactNode;
};

export function ReviewItems({ label, reviews, report }: ReviewItemsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id}>
          <article className="flex flex-col gap-1 pt-5 pb-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <Stars value={review.rating} />
              <span className="font-semibold">{review.author}</span>
              <span className="text-muted">
                {fullDate(toWallTime(new Date(review.created_at)).date)}
              </span>
            </div>
            {review.comment && (
              <p className="max-w-reading text-base whitespace-pre-line">{review.comment}</p>
            )}
            <div className="flex min-h-target flex-wrap items-center gap-x-3 text-xs text-muted">
              {review.verified && (
                <span className="inline-flex items-center gap-1 font-semibold text-leaf">
                  <Icon name="circle-check" size={16} />
                  Recenzie verificată
                </span>
              )}
              {[review.service_name, review.professional_name].filter(Boolean).join(' · ')}
              <span className="relative ml-auto inline-flex min-h-target items-center noscript:hidden print:hidden">
                <span aria-hidden className="invisible">
                  Raportează
                </span>
                {report(review)}
              </span>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
