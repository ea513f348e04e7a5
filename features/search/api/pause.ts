/**
 * Resolves after `ms`, rejects as soon as the signal aborts. A query that begins with it is sent once its input rests:
 * React Query aborts it when the key changes before.
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** So long typing rests before what is typed is asked for. */
const typingMs = 500;

/** Resolves once typing rests. */
export function typingPause(signal: AbortSignal): Promise<void> {
  return pause(typingMs, signal);
}
