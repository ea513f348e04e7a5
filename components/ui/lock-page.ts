/**
 * Call with `isOpening` before a dialog opens, to restyle the page once. `html:has(dialog:modal)`
 * would restyle it after each insertion.
 */
export function lockPage(isOpening = false) {
  const page = document.documentElement;
  const isLocked =
    isOpening || document.querySelector('dialog:modal, [data-drawer]:popover-open') !== null;
  if (isLocked === 'locked' in page.dataset) return;
  // Without a mouse, scrollbars take no space, and measuring would force a layout.
  if (isLocked && matchMedia('(any-hover: hover)').matches)
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  page.toggleAttribute('data-locked', isLocked);
}
