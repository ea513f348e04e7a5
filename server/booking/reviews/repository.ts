import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';
import type { ReportReason } from '#domain/booking/review-rules.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db, Tx } from '#server/deps.ts';
import { defaultMaxTotal } from '#server/http/pagination.ts';

type Filter = { rating?: number | undefined; professional?: number | undefined };

export async function listReviews(
  db: Db,
  locationId: number,
  filter: Filter,
  page: { limit: number; offset: number },
) {
  const counted = reviewsOf(db, locationId, filter)
    .select('reviews.id')
    .limit(defaultMaxTotal + 1);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (page.offset >= total) return { rows: [], total };
  const rows = await withDetails(reviewsOf(db, locationId, filter))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>['rows'][number];

export function findReviewsOfClient(db: Db, userId: string): Promise<ReviewRow[]> {
  return withDetails(db.selectFrom('reviews'))
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .where('bookings.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute();
}

export async function insertReview(
  tx: Tx,
  review: Insertable<Database['reviews']>,
): Promise<ReviewRow | undefined> {
  const written = await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return undefined;
  await addToRating(tx, review.location_id, { sum: review.rating, count: 1 });
  return withDetails(tx.selectFrom('reviews'))
    .where('reviews.id', '=', written.id)
    .executeTakeFirstOrThrow();
}

async function addToRating(
  tx: Tx,
  locationId: number,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  await tx
    .updateTable('locations')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', sum),
      rating_count: eb('rating_count', '+', count),
    }))
    .where('id', '=', locationId)
    .execute();
}

export function findRating(db: Db, locationId: number) {
  return db
    .selectFrom('locations')
    .leftJoin('reviews', (join) =>
      join.onRef('location_id', '=', 'locations.id').on('hidden_for', 'is', null),
    )
    .select(({ fn }) => [
      'average_rating',
      'rating_count',
      ...([1, 2, 3, 4, 5] as const).map((stars) =>
        fn.count<number>('reviews.id').filterWhere('rating', '=', stars).as(`${stars}`),
      ),
    ])
    .where('locations.id', '=', locationId)
    .groupBy('locations.id')
    .executeTakeFirst();
}

function reviewsOf(db: Db, locationId: number, { rating, professional }: Filter) {
  return db
    .selectFrom('reviews')
    .where('reviews.location_id', '=', locationId)
    .where('reviews.hidden_for', 'is', null)
    .$if(rating !== undefined, (query) => query.where('reviews.rating', '=', rating ?? 0))
    .$if(professional !== undefined, (query) =>
      query.where('reviews.professional_id', '=', professional ?? 0).where(
        sql<boolean>`NOT EXISTS (SELECT FROM locations JOIN categories
            ON categories.id = category_id WHERE locations.id = ${locationId} AND is_health)`,
      ),
    );
}

function withDetails<O>(query: SelectQueryBuilder<Database, 'reviews', O>) {
  return query
    .leftJoin('professionals', 'professionals.id', 'reviews.professional_id')
    .innerJoin('locations', 'locations.id', 'reviews.location_id')
    .innerJoin('categories', 'categories.id', 'locations.category_id')
    .select([
      'reviews.id',
      'reviews.author',
      'reviews.rating',
      'reviews.comment',
      'reviews.service_name',
      'reviews.booking_id',
      'reviews.hidden_for',
      'reviews.created_at',
      'professionals.first_name',
      'professionals.last_name',
      'categories.is_health',
    ]);
}

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
