import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { readOnce } from './read-source.ts';
import { takeDueSources } from './repository.ts';

const checkMs = 15_000;
const atOnce = 8;

/** Safe on several instances. */
export async function pollSources(deps: Deps): Promise<void> {
  let due: number[];
  do {
    due = await takeDueSources(deps.db, deps.now(), atOnce);
    await Promise.all(due.map((id) => readOnce(deps, id)));
  } while (due.length === atOnce);
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
