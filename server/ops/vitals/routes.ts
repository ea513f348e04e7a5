import type { FastifyInstance } from 'fastify';
import { today } from '#domain/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { stepOf } from './steps.ts';
import { countSamples } from './repository.ts';

/** Counts by day, page and step, without personal data. */
export function registerVitals(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'sendVitals', async ({ body: { page, samples } }) => {
    await countSamples(
      db,
      samples.map(({ metric, value }) => {
        return { day: today(now()), page, metric, up_to: stepOf(metric, value) };
      }),
    );
    return null;
  });
}
