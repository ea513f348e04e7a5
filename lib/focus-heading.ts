/** Tells whether what had the focus has gone from the page. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Moves the focus to a heading: it is read out, and who goes on with the keyboard goes on below it. */
export function focusHeading(
  heading: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
