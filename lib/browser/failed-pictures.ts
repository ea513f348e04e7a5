/** Omits pictures with alt text, because browsers show the text. */
export function hideFailedPictures(): void {
  const mark = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement)
      target.toggleAttribute('data-failed', type === 'error' && target.alt === '');
  };
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.alt === '')
      picture.toggleAttribute('data-failed', true);
}
