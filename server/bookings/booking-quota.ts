import type { Tx } from '../deps.ts';
import { TooManyAttempts } from '../limits/too-many-attempts.ts';

const perHour = 10;
const pendingAtOnce = 5;

/**
 * Refuses (429) a client's eleventh booking in an hour or sixth active pending one (security: hoarding).
 * The client's row is locked, so that parallel requests of one client are counted one after another.
 */
export async function checkBookingQuota(
  tx: Tx,
  userId: string,
  now: Date,
  factor: number,
): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const { placed, pending } = await tx
    .selectFrom('bookings')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('created_at', '>', hourAgo).as('placed'),
      eb.fn
        .countAll<number>()
        .filterWhere('status', '=', 'pending')
        .filterWhere('hold_expires_at', '>', now)
        .as('pending'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const refuse = (max: number, seconds: number, words: string) => {
    throw new TooManyAttempts({ max, remaining: 0, seconds }, { start_time: [words] });
  };
  if (pending >= pendingAtOnce * factor) {
    refuse(pendingAtOnce * factor, 3600, 'Ai deja mai multe programări care așteaptă confirmarea.');
  }
  if (placed >= perHour * factor) {
    refuse(
      perHour * factor,
      3600,
      'Ai făcut multe programări în ultima oră. Încearcă din nou mai târziu.',
    );
  }
}
