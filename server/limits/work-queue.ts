import pLimit, { type LimitFunction } from 'p-limit';

export type QueueLimits = { running: number; waiting: number };

/** Resolves to null at once if the queue is full. */
type WorkQueue = <T>(work: () => Promise<T>) => Promise<T | null>;

export function createWorkQueue(limits: QueueLimits): WorkQueue {
  const run = createWorkQueues(limits);
  return (work) => run('', work);
}

export function createWorkQueues({ running, waiting }: QueueLimits) {
  const queues = new Map<string, LimitFunction>();
  const sizeOf = (queue: LimitFunction) => queue.activeCount + queue.pendingCount;
  return async <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    const queue = queues.get(key) ?? pLimit(running);
    if (sizeOf(queue) >= running + waiting) return null;
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (sizeOf(queue) === 0) queues.delete(key);
    }
  };
}
