export const typingMs = 500;

/** Debounces a query, which React Query aborts when its key changes. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}
