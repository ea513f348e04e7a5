export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

export function focusHeading(
  heading: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
