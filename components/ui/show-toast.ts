import { lazyPart } from '#lib/lazy-part.ts';

const loadToaster = lazyPart(() => import('./toaster.lazy.tsx'));

/** Says something short in the bottom right corner. The library comes with the first one. */
export async function showToast(message: string, tone: 'success' | 'error' = 'success') {
  const toaster = await loadToaster().catch(() => null);
  toaster?.raiseToast(message, tone);
}
