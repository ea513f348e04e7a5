/** Closes, when the window changes its size, the drawers and menus whose button is not there any more. */
export function closeOrphanMenus(): void {
  window.addEventListener('resize', () => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) {
      const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
      if (opener && !opener.checkVisibility()) menu.hidePopover();
    }
  });
}
