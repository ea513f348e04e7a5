import type { ReportReason } from '#domain/booking/review-rules.ts';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { runIdempotent } from '#server/http/idempotency/repository.ts';
import { findVisibleReview, setReported } from './moderation-repository.ts';

const scope = 'review-report';
const confirmation = { message: 'Îți mulțumim. Citim recenzia și decidem dacă rămâne.' };

/** Mails the operator at most once a week per review and reason. */
export async function reportReview(
  { db, env, jobs, now }: Deps,
  id: number,
  reason: ReportReason,
): Promise<typeof confirmation> {
  const review = await findVisibleReview(db, id);
  if (!review) throw notFound();
  const { author, rating, comment, location_id, location_name, location_slug } = review;
  const claim = { scope, key: `${id} ${reason}`, body: null, now: now() };
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
  return confirmation;
}
