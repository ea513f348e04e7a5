import pLimit from 'p-limit';

export type QueueLimits = { running: number; waiting: number };

/** Resolves to the result of the work, or at once to null if the queue is full. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T | null>;

export function createWorkQueue({ running, waiting }: QueueLimits): WorkQueue {
  const queue = pLimit(running);
  return async (work) => {
    const isFull = queue.activeCount + queue.pendingCount >= running + waiting;
    return isFull ? null : queue(work);
  };
}

export function createWorkQueues(limits: QueueLimits) {
  const queues = new Map<string, { run: WorkQueue; members: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    const queue = queues.get(key) ?? { run: createWorkQueue(limits), members: 0 };
    queues.set(key, queue);
    queue.members += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.members -= 1;
      if (queue.members === 0) queues.delete(key);
    }
  };
}
