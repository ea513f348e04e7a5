/**
 * Prevents scrolling behind an open dialog. Call it before one opens: the browser then restyles the page once.
 * With `html:has(dialog:modal)` it would restyle the whole page after each insertion.
 */
export function lockPage(isOpening = false) {
  const page = document.documentElement;
  const isLocked =
    isOpening || document.querySelector('dialog:modal, [data-drawer]:popover-open') !== null;
  if (isLocked === 'locked' in page.dataset) return;
  // Only a mouse has scrollbars beside the page; measuring them forces a layout.
  if (isLocked && matchMedia('(any-hover: hover)').matches)
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  page.toggleAttribute('data-locked', isLocked);
}
