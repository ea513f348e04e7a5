const mark = 'aboveThePage';

export function isAboveThePage(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[mark] === true;
}

export function enterAbove(): void {
  if (!isAboveThePage()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

let isLeaving = false;

export function leaveAbove(): void {
  if (!isAboveThePage()) return;
  isLeaving = true;
  window.addEventListener('popstate', () => (isLeaving = false), { once: true });
  window.history.back();
}

/** Call before navigating out of a dialog: closing it goes back, which cancels the navigation. */
export function leaveEntry(): void {
  window.history.replaceState({ ...window.history.state, [mark]: false }, '');
}

// After a reload the page keeps this entry: Next's tree in the entry below is outdated.
if (typeof window !== 'undefined' && isAboveThePage()) leaveEntry();

export function pushAddress(href: string): void {
  if (isLeaving) window.addEventListener('popstate', () => pushAddress(href), { once: true });
  else window.history[isAboveThePage() ? 'replaceState' : 'pushState'](null, '', href);
}
