import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#server/db/connection.ts';
import { messageQueue, openBoss } from '#server/db/job-store.ts';
import type { Message } from '../message.ts';

/** Throws to request a retry. */
export type MessageHandler = (
  message: Message,
  run: { id: string; attempt: number },
) => Promise<void>;

type WorkerParts = {
  database: Pick<OpenDatabase, 'execute'>;
  handle: MessageHandler;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

const restMs = 5_000;
const batchSize = 20;

export function startWorker({ database, handle, log }: WorkerParts) {
  const stopping = new AbortController();
  const boss = openBoss(database, { supervise: true, maintenanceIntervalSeconds: 60 });
  boss.on('error', (error) => log.warn({ code: codeOrNameOf(error) }, 'jobs have to wait'));
  const start = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await boss.start();
        await boss.work(messageQueue.name, workOptions, (jobs: JobWithMetadata<Message>[]) =>
          doJobs(handle, jobs),
        );
        return;
      } catch (error) {
        boss.emit('error', error as Error);
        await boss.stop({ close: false, graceful: false }).catch(() => {});
        await wait(restMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };
  const started = start();
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await started;
      await boss.stop({ close: false, timeout: restMs });
    },
  };
}

const workOptions = {
  batchSize,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

export async function doJobs(
  handle: MessageHandler,
  jobs: JobWithMetadata<Message>[],
): Promise<JobResult[]> {
  const oldestFirst = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  return Promise.all(
    oldestFirst.map(async ({ id, data, retryCount }): Promise<JobResult> => {
      try {
        await handle(data, { id, attempt: retryCount + 1 });
        return { id, status: 'completed' };
      } catch (error) {
        // The output is stored with the job, and an error may quote the message.
        return { id, status: 'failed', output: { code: codeOrNameOf(error) } };
      }
    }),
  );
}

function codeOrNameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}
