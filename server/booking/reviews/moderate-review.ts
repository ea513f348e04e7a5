import type { ModeratedReview, Moderation } from '#contract/review.ts';
import { notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findAuthorEmail, lockReview, setHidden } from './moderation-repository.ts';

/** Mails the author when the review becomes hidden (Regulation (EU) 2022/2065, art. 17). */
export async function moderateReview(
  { db, jobs }: Deps,
  id: number,
  { hidden_for, complaint }: Moderation,
): Promise<ModeratedReview> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw notFound();
    const { author, rating, location_name } = review;
    await setHidden(tx, review, hidden_for);
    const isNewlyHidden = hidden_for !== null && review.hidden_for === null;
    const to = isNewlyHidden && (await findAuthorEmail(tx, id));
    if (to)
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
