/**
 * Hides the pictures that did not come, so that what stands behind them is seen and no broken icon; one that comes
 * after all is shown again. Only pictures that say nothing: the words of the others are worth more.
 */
export function hideFailedPictures(): void {
  const mark = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement)
      target.toggleAttribute('data-failed', type === 'error' && target.alt === '');
  };
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  // Those that failed before this script was there.
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.alt === '')
      picture.toggleAttribute('data-failed', true);
}
