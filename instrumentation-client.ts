import { showPageProgress } from '#lib/page-progress.ts';

export function onRouterTransitionStart(url: string, kind: string): void {
  if (kind !== 'traverse') showPageProgress(url);
}
