import type { OpenDatabase } from '../db/connection.ts';
import { jobQueues, openBoss, type JobQueue } from '../db/job-store.ts';
import { doJobs, type JobHandlers } from '../messages/jobs/worker.ts';

/** Runs all due jobs as a worker would, immediately. */
export async function workOff(
  database: Pick<OpenDatabase, 'execute'>,
  handlers: JobHandlers,
): Promise<void> {
  const boss = openBoss(database);
  for (const queue of Object.keys(jobQueues) as JobQueue[]) {
    const jobs = await boss.fetch(queue, { batchSize: 100, includeMetadata: true });
    if (jobs.length === 0) continue;
    const failed = (await doJobs(handlers, queue, jobs)).filter(
      ({ status }) => status === 'failed',
    );
    const isFailed = new Set(failed.map(({ id }) => id));
    for (const job of jobs)
      if (isFailed.has(job.id)) await boss.fail(queue, job);
      else await boss.complete(queue, job);
  }
}
