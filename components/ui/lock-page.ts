/**
 * Prevents scrolling behind an open dialog. `html:has(dialog:modal)` would restyle the whole page
 * after each insertion.
 */
export function lockPage() {
  const open = document.querySelector('dialog:modal, [data-drawer]:popover-open');
  const page = document.documentElement;
  if (open && !('locked' in page.dataset))
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  page.toggleAttribute('data-locked', open !== null);
}
