/**
 * Hides decorative pictures that failed to load, so that their background shows instead of a broken icon;
 * shows them again if they load later. Pictures with alt text stay: the text is more useful.
 */
export function hideFailedPictures(): void {
  const mark = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement)
      target.toggleAttribute('data-failed', type === 'error' && target.alt === '');
  };
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  // Pictures that failed before this script ran.
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.alt === '')
      picture.toggleAttribute('data-failed', true);
}
