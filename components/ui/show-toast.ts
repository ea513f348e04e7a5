import { lazyPart } from '#lib/browser/lazy-part.ts';

const loadToaster = lazyPart(() => import('./toaster.lazy.tsx'));

/** Returns how to dismiss it early. The library loads with the first toast. */
export async function showToast(message: string, tone: 'success' | 'error' = 'success') {
  const toaster = await loadToaster().catch(() => null);
  return toaster?.raiseToast(message, tone);
}
