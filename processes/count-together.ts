import cluster from 'node:cluster';

type Counts = { counter: string; counts: [key: string, count: number][] };

const intervalMs = 100;

/** Reports counts to the program's other processes, whose counts go to `add`. */
export function countTogether(
  counter: string,
  add: (key: string, count: number) => void,
): (key: string) => void {
  if (!cluster.isWorker) return () => {};
  const counts = new Map<string, number>();
  process.on('message', (message) => {
    if (!areCounts(message) || message.counter !== counter) return;
    for (const [key, count] of message.counts) add(key, count);
  });
  const tell = () => {
    const message: Counts = { counter, counts: [...counts] };
    counts.clear();
    process.send?.(message, undefined, {}, ignoreEnded);
  };
  return (key) => {
    if (counts.size === 0) setTimeout(tell, intervalMs).unref();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}

/** Call it in the primary process. */
export function relayCounts(): void {
  cluster.on('message', (from, message) => {
    if (!areCounts(message)) return;
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker !== from) worker?.send(message, ignoreEnded);
  });
}

function areCounts(message: unknown): message is Counts {
  return typeof message === 'object' && message !== null && 'counts' in message;
}

/** Without a callback, a message to a process that has ended emits `error`. */
const ignoreEnded = () => {};
