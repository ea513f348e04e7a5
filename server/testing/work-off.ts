import type { OpenDatabase } from '../db/connection.ts';
import { messageQueue, openBoss } from '../db/job-store.ts';
import type { Message } from '../messages/message.ts';
import type { MessageHandler } from '../messages/deliver.ts';
import { doJobs } from '../messages/jobs/worker.ts';

export async function workOff(
  database: Pick<OpenDatabase, 'execute'>,
  handle: MessageHandler,
): Promise<void> {
  const boss = openBoss(database);
  const { name } = messageQueue;
  const jobs = await boss.fetch<Message>(name, { batchSize: 100, includeMetadata: true });
  if (jobs.length === 0) return;
  const failed = (await doJobs(handle, jobs)).filter(({ status }) => status === 'failed');
  const isFailed = new Set(failed.map(({ id }) => id));
  for (const job of jobs)
    if (isFailed.has(job.id)) await boss.fail(name, job);
    else await boss.complete(name, job);
}
