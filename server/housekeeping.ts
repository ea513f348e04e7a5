import type { FastifyInstance } from 'fastify';
import { sweepHolds } from './bookings/expire-holds.ts';
import type { Deps } from './deps.ts';
import { createDiscountWatch } from './discount-watch.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Ends what has had its time: pending bookings that nobody answered; deletes windows of limits after a day, answers
 * kept for a repeated request after a week, sessions 30 days after their end.
 */
export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await sweepHolds(db, now());
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(7 * day))
    .execute();
  await db.deleteFrom('rate_limits').where('window_start', '<', before(day)).execute();
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('absolute_expires_at', '<', before(30 * day)),
        eb('revoked_at', '<', before(30 * day)),
      ]),
    )
    .execute();
}

/** Sweeps, and looks at discounts, every minute as long as the api runs; any number of instances may. */
export function registerHousekeeping(app: FastifyInstance, deps: Deps): void {
  const watchDiscounts = createDiscountWatch(deps.db, app.log);
  const timer = setInterval(() => {
    Promise.all([sweep(deps), watchDiscounts()]).catch((error: unknown) =>
      app.log.error({ err: error }, 'housekeeping failed'),
    );
  }, minute);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
