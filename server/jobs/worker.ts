import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '../db/connection.ts';
import { jobQueues, openBoss, type JobQueue } from '../db/job-store.ts';
import type { JobData } from './jobs.ts';

/** One try at a job: its id is the same in every try, `attempt` counts from 1. */
type Try = { id: string; attempt: number };

/** Does a job, once or more often: who breaks off in the middle is followed by another try. Throws to be tried again. */
export type JobHandlers = {
  [K in JobQueue]: (data: JobData[K], run: Try) => Promise<void>;
};

export type Worker = {
  /** Takes no more jobs and waits for those in hand, 5 s at most; what is not done by then is tried again. */
  stop: () => Promise<void>;
};

type WorkerParts = {
  database: Pick<OpenDatabase, 'execute'>;
  handlers: JobHandlers;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

const restMs = 5_000;
const batchSize = 20;

/**
 * Starts doing jobs, shared with the workers of any other process on the same database. A database that is away is
 * tried again for as long as it takes; nobody has to wait for it.
 */
export function startWorker({ database, handlers, log }: WorkerParts): Worker {
  const stopping = new AbortController();
  const boss = openBoss(database, { supervise: true, maintenanceIntervalSeconds: 60 });
  boss.on('error', (error) => log.warn({ code: errorCodeOf(error) }, 'jobs have to wait'));
  const started = startUntil(stopping.signal, boss, async () => {
    for (const queue of queues)
      await boss.work(
        queue,
        { ...workOptions, includeMetadata: true, perJobResults: true },
        (jobs) => doJobs(handlers, queue, jobs),
      );
  });
  return {
    stop: async () => {
      stopping.abort();
      await started;
      await boss.stop({ close: false, timeout: restMs });
    },
  };
}

const queues = Object.keys(jobQueues) as JobQueue[];
/** One question a second, and on at once while there is more to do than fits into one answer. */
const workOptions = { batchSize, pollingIntervalSeconds: 1, burstWhenBatchFull: true };

async function startUntil(
  stopping: AbortSignal,
  boss: PgBoss,
  work: () => Promise<void>,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await boss.start();
      return await work();
    } catch (error) {
      boss.emit('error', error as Error);
      await boss.stop({ close: false, graceful: false }).catch(() => {});
      await wait(restMs, undefined, { signal: stopping }).catch(() => {});
    }
  }
}

/** Does the jobs side by side, the oldest begins; each succeeds or fails alone. */
export async function doJobs(
  handlers: JobHandlers,
  queue: JobQueue,
  jobs: JobWithMetadata<unknown>[],
): Promise<JobResult[]> {
  const oldestFirst = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  return Promise.all(
    oldestFirst.map(async ({ id, data, retryCount }): Promise<JobResult> => {
      try {
        // Whoever sent it had to have the type of its queue.
        await handlers[queue](data as JobData[typeof queue], {
          id,
          attempt: retryCount + 1,
        });
        return { id, status: 'completed' };
      } catch (error) {
        // Stored beside the job: nothing of what an error may hold of a message.
        return { id, status: 'failed', output: { code: errorCodeOf(error) } };
      }
    }),
  );
}

function errorCodeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}
