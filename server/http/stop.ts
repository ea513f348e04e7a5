import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { drainConnections, exitProcess } from '#processes/run-processes.ts';
import type { Env } from '../deps.ts';

const drainMs = 8_000;
/** A stopping api accepts connections for this time, in which load balancers notice it. */
const noticeMs = { production: 1_500, demo: 300 };
/** Within this time, a Ctrl-C may arrive twice: from the terminal and the parent. */
const repeatedSignalMs = 1_000;

/** A stop takes up to 10 seconds. A SIGINT after its first second exits immediately. */
export function stopOnSignals(
  app: FastifyInstance,
  state: { draining: boolean },
  env: Pick<Env, 'APP_MODE'>,
): void {
  const stop = async (exitCode: number) => {
    state.draining = true;
    const notice = noticeMs[env.APP_MODE];
    const late = wait(notice + drainMs, 'late', { ref: false });
    const closed = drainConnections(app.server, notice).then(() => app.close());
    const end = await Promise.race([closed, late]);
    if (end === 'late')
      app.log.error('requests or background work were still under way when the time was up');
    await exitProcess(exitCode);
  };
  let firstSignalAt = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!state.draining) {
      firstSignalAt = performance.now();
      void stop(0);
    } else if (signal === 'SIGINT' && performance.now() - firstSignalAt > repeatedSignalMs)
      process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught');
    if (state.draining) process.exit(1);
    void stop(1);
  });
}
