import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../app-error.ts';

export type QueueLimits = { running: number; waiting: number };

/** The returned function throws 503 if the queue is full. */
export function createWorkQueue(limits: QueueLimits) {
  const run = createWorkQueues(limits, () => new AppError('unavailable'));
  return <T>(work: () => Promise<T>): Promise<T> => run('', work);
}

export function createWorkQueues({ running, waiting }: QueueLimits, refusal: () => AppError) {
  const queues = new Map<string, LimitFunction>();
  const sizeOf = (queue: LimitFunction) => queue.activeCount + queue.pendingCount;
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? pLimit(running);
    if (sizeOf(queue) >= running + waiting) throw refusal();
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (sizeOf(queue) === 0) queues.delete(key);
    }
  };
}
