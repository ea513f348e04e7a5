import type { ModeratedReview, Moderation } from '#contract/review.ts';
import type { ReportReason } from '#domain/booking/review-rules.ts';
import { notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { runIdempotent } from '#server/http/idempotency-repository.ts';
import { findVisibleReview, lockReview, setHidden, setReported } from './repository.ts';

/** Mails the operator at most once a week per review and reason. */
export async function reportReview(
  { db, env, jobs, now }: Deps,
  id: number,
  reason: ReportReason,
): Promise<{ message: string }> {
  const review = await findVisibleReview(db, id);
  if (!review) throw notFound();
  const { author, rating, comment, location_id, location_name, location_slug } = review;
  const claim = { scope: 'review-report', key: `${id} ${reason}`, body: null, now: now() };
  await runIdempotent(db, claim, async (tx) => {
    await setReported(tx, id);
    await jobs.send(tx, {
      template: 'review_reported',
      channel: 'mail',
      to: env.CONTACT_EMAIL,
      reason,
      review: {
        id,
        author,
        rating,
        comment,
        location: { id: location_id, slug: location_slug, name: location_name },
      },
    });
  });
  return { message: 'Îți mulțumim. Citim recenzia și decidem dacă rămâne.' };
}

/** Mails the author when the review becomes hidden (Regulation (EU) 2022/2065, art. 17). */
export async function moderateReview(
  { db, jobs }: Deps,
  id: number,
  { hidden_for, complaint }: Moderation,
): Promise<ModeratedReview> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw notFound();
    const { author, author_email: to, rating, location_name } = review;
    await setHidden(tx, review, hidden_for);
    const isNewlyHidden = hidden_for !== null && review.hidden_for === null;
    if (isNewlyHidden && to)
      await jobs.send(tx, {
        template: 'review_hidden',
        channel: 'mail',
        to,
        location: location_name,
        reason: hidden_for,
        reported: review.reported || complaint,
      });
    return { id, hidden_for, location_name, author, rating };
  });
}
