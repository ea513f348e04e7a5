export function closeOrphanMenus(): void {
  window.addEventListener('resize', () => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) {
      const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
      if (opener && !opener.checkVisibility()) menu.hidePopover();
    }
  });
}
