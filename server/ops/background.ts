import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../db/connection.ts';
import type { Deps } from '../deps.ts';
import { startWorker } from '../messages/jobs/worker.ts';
import { startPolling } from '../booking/calendar-sources/read-source.ts';
import { startHousekeeping } from './housekeeping.ts';
import { messageHandler } from './message-handler.ts';

export function startBackground(database: OpenDatabase, deps: Deps, log: FastifyBaseLogger) {
  const worker = startWorker({ database, handle: messageHandler(deps, log), log });
  const housekeeping = startHousekeeping(deps, log);
  const polling = startPolling(deps, log);
  return {
    stop: async (): Promise<void> => {
      await Promise.all([housekeeping.stop(), polling.stop(), worker.stop()]);
    },
  };
}
