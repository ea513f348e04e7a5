import { lazyPart } from './lazy-part.ts';

const loadToaster = lazyPart(() => import('./toaster.lazy.tsx'));

/** Resolves to a dismiss function; undefined if the toaster did not load. */
export async function showToast(message: string, tone: 'success' | 'error' = 'success') {
  const toaster = await loadToaster().catch(() => null);
  return toaster?.raiseToast(message, tone);
}
