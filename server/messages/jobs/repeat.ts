/** Skips a run during the last one, for which `stop` waits. */
export function repeat(work: () => Promise<void>, ms: number): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = null));
  }, ms);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
