import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { isReadOnly } from '#server/ops/switches/repository.ts';
import { readSource } from './read-source.ts';
import { takeDueSource } from './repository.ts';

const checkMs = 15_000;
const atOnce = 16;

/** Safe on several instances. */
export async function pollSources(deps: Deps): Promise<void> {
  const readDue = async () => {
    while (!(await isReadOnly(deps))) {
      const due = await takeDueSource(deps.db, deps.now());
      if (due === undefined) return;
      await readSource(deps, due, 'polling');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readDue));
}

export function startPolling(deps: Deps, log: FastifyBaseLogger): { stop: () => void } {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await pollSources(deps).catch((error: { name?: string }) =>
      log.error({ name: error.name }, 'calendars could not be read'),
    );
    isRunning = false;
  }, checkMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
