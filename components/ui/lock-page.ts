/**
 * Prevents scrolling behind an open dialog or drawer. Call it before a dialog opens, to restyle the
 * page once; `html:has(dialog:modal)` would restyle it after each insertion.
 */
export function lockPage(isOpening = false) {
  const page = document.documentElement;
  const isLocked =
    isOpening || document.querySelector('dialog:modal, [data-drawer]:popover-open') !== null;
  if (isLocked === 'locked' in page.dataset) return;
  // Only devices with a mouse show scrollbars; measuring them forces a layout.
  if (isLocked && matchMedia('(any-hover: hover)').matches)
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  page.toggleAttribute('data-locked', isLocked);
}
