/** Runs the work when its turn comes and returns its result; null at once when the queue is full. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T | null>;

/** A queue that runs at most `running` works at a time and lets at most `waiting` wait. */
export function createWorkQueue(limits: { running: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= limits.running) {
      if (line.length >= limits.waiting) return null;
      // Whoever finishes hands its place over, so `busy` stays as it is.
      await new Promise<void>((turn) => line.push(turn));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

/** A queue for each key that has work, each with the same limits. */
export function createWorkQueues(limits: { running: number; waiting: number }) {
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
