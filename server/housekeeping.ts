import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

const hour = 3600 * 1000;
const day = 24 * hour;

/** Deletes what has had its time: windows of limits after a day, sessions 30 days after their end. */
export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
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

/** Sweeps every hour as long as the api runs; any number of instances may. */
export function registerHousekeeping(app: FastifyInstance, deps: Deps): void {
  const timer = setInterval(() => {
    sweep(deps).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
