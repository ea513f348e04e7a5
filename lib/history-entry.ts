/** Marks the entry of the history that stands for what is open above a page. */
const mark = 'aboveThePage';

/** Whether the entry of the history is that of what is open above a page. */
export function isAboveThePage(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[mark] === true;
}

/** Makes an entry for what is open above a page, where there is none. */
export function enterAbove(): void {
  if (!isAboveThePage()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

let isLeaving = false;

/** Takes the entry for what was open above a page out of the history, where it is the last. */
export function leaveAbove(): void {
  if (!isAboveThePage()) return;
  isLeaving = true;
  window.addEventListener('popstate', () => (isLeaving = false), { once: true });
  window.history.back();
}

/** Leaves the entry to the page that comes next, which is to take its place (`router.replace`): Back leads below it. */
export function leaveEntry(): void {
  window.history.replaceState({ ...window.history.state, [mark]: false }, '');
}

/**
 * Gives the page a new address and its entry a state, to be gone back from; the entry of what was open above the page is
 * not among what is below.
 */
export function pushAddress(href: string, state: object): void {
  if (isLeaving)
    window.addEventListener('popstate', () => pushAddress(href, state), { once: true });
  else window.history[isAboveThePage() ? 'replaceState' : 'pushState'](state, '', href);
}
