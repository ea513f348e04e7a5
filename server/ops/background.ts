import type { FastifyBaseLogger } from 'fastify';
import { minuteMs } from '#domain/time/local-time.ts';
import { pollSources } from '../booking/calendar-sources/read-source.ts';
import type { OpenDatabase } from '../db/connection.ts';
import type { Deps } from '../deps.ts';
import { startWorker } from '../messages/jobs/worker.ts';
import { createHousekeeping } from './housekeeping.ts';
import { messageHandler } from './message-handler.ts';

const pollingMs = 15_000;

export function startBackground(database: OpenDatabase, deps: Deps, log: FastifyBaseLogger) {
  const worker = startWorker({ database, handle: messageHandler(deps, log), log });
  const housekeeping = repeat(createHousekeeping(deps, log), minuteMs);
  const polling = repeat(
    (stopping) =>
      pollSources(deps, stopping).catch((error: { name?: string }) =>
        log.error({ name: error.name }, 'calendars could not be read'),
      ),
    pollingMs,
  );
  return {
    stop: async (): Promise<void> => {
      await Promise.all([housekeeping.stop(), polling.stop(), worker.stop()]);
    },
  };
}

export function repeat(work: (stopping: AbortSignal) => Promise<void>, ms: number) {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work(stopping.signal).finally(() => (running = null));
  }, ms);
  timer.unref();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
