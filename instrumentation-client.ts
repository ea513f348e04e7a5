import { hideFailedPictures } from '#lib/browser/failed-pictures.ts';
import { showPageProgress } from '#lib/browser/page-progress.ts';

hideFailedPictures();

export function onRouterTransitionStart(url: string, kind: string): void {
  if (kind !== 'traverse') showPageProgress(url);
}
