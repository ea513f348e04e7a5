import type { FastifyInstance } from 'fastify';
import type { PageMetric } from '#contract/values.ts';
import { today } from '#domain/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { countSamples } from './feedback-and-vitals-repository.ts';

export function registerVitals(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'sendVitals', async ({ body: { page, samples } }) => {
    const day = today(now());
    const rows = samples.map(({ metric, value }) => {
      return { day, page, metric, up_to: stepOf(metric, value) };
    });
    await countSamples(db, rows);
    return null;
  });
}

const msSteps = [
  ...[50, 100, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500],
  ...[1_800, 2_100, 2_500, 3_000, 4_000, 6_000, 10_000, 30_000],
];
const shiftSteps = [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1];

function stepOf(metric: PageMetric, value: number): number {
  const steps = metric === 'CLS' ? shiftSteps : msSteps;
  return steps.find((step) => value <= step) ?? steps.at(-1) ?? 0;
}
