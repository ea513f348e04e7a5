/** Runs never overlap. `stop` aborts and awaits the current one. */
export function repeat(work: (stopping: AbortSignal) => Promise<void>, ms: number) {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work(stopping.signal).finally(() => (running = null));
  }, ms);
  timer.unref();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
