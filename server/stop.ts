import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Env } from './env.ts';

const drainMs = 8_000;
/** Time for load balancers to notice; the demo has none, but connections that the system has taken in for us. */
const noticeMs = { production: 1_500, demo: 300 };
/** Ctrl-C reaches the whole process group, and then whoever started us asks as well: that is one wish to stop. */
const oneWishMs = 1_000;

/**
 * Ends the process in order on SIGTERM and SIGINT: not ready any more, requests under way are finished, the
 * database is closed; within 10 seconds. Further signals change nothing, but for a SIGINT of somebody who is tired
 * of waiting: it ends the process at once. What nobody caught ends it in order with code 1, for a supervisor to
 * start it again.
 */
export function stopOnSignals(
  app: FastifyInstance,
  state: { draining: boolean },
  env: Pick<Env, 'APP_MODE'>,
): void {
  const stop = async (exitCode: number) => {
    state.draining = true;
    await wait(noticeMs[env.APP_MODE]);
    const late = wait(drainMs, 'late', { ref: false });
    const closed = takeInWhatHasCome().then(() => app.close());
    const end = await Promise.race([closed, late]);
    if (end === 'late') app.log.error('requests were still under way when the time was up');
    process.exit(exitCode);
  };
  let firstSignalAt = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!state.draining) {
      firstSignalAt = performance.now();
      void stop(0);
    } else if (signal === 'SIGINT' && performance.now() - firstSignalAt > oneWishMs)
      process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught');
    if (state.draining) process.exit(1);
    void stop(1);
  });
}

/**
 * Closing resets the connections that the system has taken in for us and nobody has read yet. Each turn of the
 * event loop accepts one of them, and their queue holds 511.
 */
async function takeInWhatHasCome(): Promise<void> {
  for (let turn = 0; turn < 1_024; turn += 1) await nextTurn();
}
