import type { GeneralRating, Review } from '#contract/review.ts';
import { dayMs, toIsoWithOffset } from '#domain/time/local-time.ts';
const comments = [
  'Exact ce am cerut, fără grabă.',
  'Foarte atenți și punctuali.',
  'Locul e curat, muzica bună.',
  '',
];

export function makeReviews(locationId: number, count: number, now: Date): Review[] {
  return Array.from({ length: count }, (_, index) => ({
    id: locationId * 1000 + index + 1,
    author: `Client ${String.fromCharCode(65 + (index % 26))}.`,
    rating: index % 5 === 4 ? 3 : 5,
    comment: comments[index % comments.length] ?? '',
    service_name: 'Tuns',
    professional_name: index % 2 === 0 ? 'Ana Pop' : 'Mihai Țăran',
    verified: index % 3 !== 0,
    created_at: toIsoWithOffset(new Date(now.getTime() - (index + 1) * dayMs)),
  }));
}

export function ratingOf(reviews: readonly Review[]): GeneralRating {
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of reviews) distribution[rating as 1] += 1;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const mean = reviews.length === 0 ? 0 : sum / reviews.length;
  return {
    average_rating: Math.round(mean * 10) / 10,
    rating_count: reviews.length,
    distribution,
  };
}
