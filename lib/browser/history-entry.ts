/** Marks the history entry of an open layer (dialog, sheet). */
const mark = 'aboveThePage';

/** Returns true if the current history entry belongs to an open layer. */
export function isAboveThePage(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[mark] === true;
}

/** Pushes a history entry for an open layer, unless there is one. */
export function enterAbove(): void {
  if (!isAboveThePage()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

let isLeaving = false;

/** Removes the layer's history entry if it is the current one. */
export function leaveAbove(): void {
  if (!isAboveThePage()) return;
  isLeaving = true;
  window.addEventListener('popstate', () => (isLeaving = false), { once: true });
  window.history.back();
}

/** Unmarks the layer's entry, for a navigation that replaces it (`router.replace`): Back then leads below it. */
export function leaveEntry(): void {
  window.history.replaceState({ ...window.history.state, [mark]: false }, '');
}

/** Pushes an address. Replaces the entry of a layer that was open above the page. */
export function pushAddress(href: string): void {
  if (isLeaving) window.addEventListener('popstate', () => pushAddress(href), { once: true });
  else window.history[isAboveThePage() ? 'replaceState' : 'pushState'](null, '', href);
}
