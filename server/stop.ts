import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from './env.ts';

const drainMs = 8_000;
const noticeMs = 1_500;

/**
 * Ends the process in order on SIGTERM and SIGINT: not ready any more, requests under way are finished, the
 * database is closed; within 10 seconds. A second signal ends it at once. What nobody caught ends it the same
 * way with code 1, for a supervisor to start it again.
 */
export function stopOnSignals(
  app: FastifyInstance,
  state: { draining: boolean },
  env: Pick<Env, 'APP_MODE'>,
): void {
  const stop = async (exitCode: number) => {
    if (state.draining) process.exit(1);
    state.draining = true;
    // Nobody stands in front of the demo: it need not wait until a load balancer has seen that.
    if (env.APP_MODE === 'production') await wait(noticeMs);
    const late = wait(drainMs, 'late', { ref: false });
    const end = await Promise.race([app.close().then(() => 'closed'), late]);
    if (end === 'late') app.log.error('requests were still under way when the time was up');
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught');
    void stop(1);
  });
}
