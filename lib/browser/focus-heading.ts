export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Screen readers read the heading, and the next Tab continues below it. */
export function focusHeading(
  heading: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
