import type { ReportReason } from '#domain/booking/review-rules.ts';
import type { Db, Tx } from '#server/deps.ts';
import { addToRating } from './repository.ts';

export function findVisibleReview(db: Db, id: number) {
  return moderated(db, id).where('hidden_for', 'is', null).executeTakeFirst();
}

export function lockReview(tx: Tx, id: number) {
  return moderated(tx, id).forUpdate('reviews').executeTakeFirst();
}

type ModeratedRow = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

export async function setReported(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('reviews').set({ reported: true }).where('id', '=', id).execute();
}

export async function setHidden(
  tx: Tx,
  review: ModeratedRow,
  hidden_for: ReportReason | null,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ hidden_for, reported: false })
    .where('id', '=', review.id)
    .execute();
  const count = Number(hidden_for === null) - Number(review.hidden_for === null);
  await addToRating(tx, review.location_id, { sum: count * review.rating, count });
}

function moderated(db: Db, id: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('locations', 'locations.id', 'reviews.location_id')
    .leftJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .leftJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'reviews.id',
      'reviews.location_id',
      'reviews.author',
      'reviews.rating',
      'reviews.comment',
      'reviews.hidden_for',
      'reviews.reported',
      'locations.name as location_name',
      'locations.slug as location_slug',
      'users.email as author_email',
    ])
    .where('reviews.id', '=', id);
}
