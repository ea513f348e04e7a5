import type { Review } from '#contract/review.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import type { ReviewRow } from './repository.ts';

/** At a health location, an author's name with a service is health data (GDPR, art. 9). */
export function presentPublicReview(row: ReviewRow): Review {
  const review = presentReview(row);
  return row.is_health ? { ...review, service_name: null, professional_name: null } : review;
}

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    comment: row.comment,
    service_name: row.service_name,
    professional_name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    verified: row.booking_id !== null,
    created_at: toIsoWithOffset(row.created_at),
  };
}
