import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { repeat } from '#server/messages/jobs/repeat.ts';
import { isReadOnly } from '#server/ops/switches/repository.ts';
import { readSource } from './read-source.ts';
import { takeDueSource } from './repository.ts';

const checkMs = 15_000;
const atOnce = 16;

/** Safe to run concurrently. */
export async function pollSources(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const readings = new Set<Promise<unknown>>();
  const errors: unknown[] = [];
  while (!stopping?.aborted && !(await isReadOnly(deps))) {
    const due = await takeDueSource(deps.db, deps.now());
    if (due === undefined) break;
    const reading = readSource(deps, due, 'polling')
      .catch((error: unknown) => errors.push(error))
      .finally(() => readings.delete(reading));
    readings.add(reading);
    if (readings.size === atOnce) await Promise.race(readings);
  }
  await Promise.all(readings);
  if (errors.length > 0) throw errors[0];
}

export function startPolling(deps: Deps, log: FastifyBaseLogger) {
  const work = (stopping: AbortSignal) =>
    pollSources(deps, stopping).catch((error: { name?: string }) =>
      log.error({ name: error.name }, 'calendars could not be read'),
    );
  return repeat(work, checkMs);
}
