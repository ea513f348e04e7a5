export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Moves the focus to a heading: screen readers read it, and the next Tab continues below it. */
export function focusHeading(
  heading: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
