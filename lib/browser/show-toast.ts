import { lazyPart } from './lazy-part.ts';

const loadToaster = lazyPart(() => import('./toaster.lazy.tsx'));

export async function showToast(message: string, tone: 'success' | 'error' = 'success') {
  const toaster = await loadToaster().catch(() => null);
  return toaster?.raiseToast(message, tone);
}
