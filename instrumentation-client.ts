import { hideFailedPictures } from '#lib/failed-pictures.ts';
import { showPageProgress } from '#lib/page-progress.ts';

hideFailedPictures();

export function onRouterTransitionStart(url: string, kind: string): void {
  if (kind !== 'traverse') showPageProgress(url);
}
