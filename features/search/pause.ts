/** Debounces a query: React Query aborts it when its key changes. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

const typingMs = 500;

export function typingPause(signal: AbortSignal): Promise<void> {
  return pause(typingMs, signal);
}
