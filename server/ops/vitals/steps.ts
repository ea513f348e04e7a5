import type { PageMetric } from '#contract/vitals-values.ts';

const msSteps = [
  ...[50, 100, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500],
  ...[1_800, 2_100, 2_500, 3_000, 4_000, 6_000, 10_000, 30_000],
];
const shiftSteps = [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1];

/** Values above the last step count in it. */
export function stepOf(metric: PageMetric, value: number): number {
  const steps = metric === 'CLS' ? shiftSteps : msSteps;
  return steps.find((step) => value <= step) ?? steps.at(-1) ?? 0;
}
