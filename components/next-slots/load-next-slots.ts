import { lazyPart } from '#lib/browser/lazy-part.ts';

export const loadNextSlots = lazyPart(() => import('./next-slots.lazy.tsx'), { optional: true });
