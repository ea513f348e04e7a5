type State = { aboveThePage?: boolean } | null;

export function isAboveThePage(): boolean {
  return (window.history.state as State)?.aboveThePage === true;
}

function stateWith(aboveThePage: boolean) {
  return { ...(window.history.state as State), aboveThePage };
}

export function enterAbove(): void {
  if (!isAboveThePage()) window.history.pushState(stateWith(true), '');
}

let leaving: Promise<void> | null = null;

export function leaveAbove(): void {
  if (leaving || !isAboveThePage()) return;
  leaving = new Promise<unknown>((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    // A concurrent navigation cancels the popstate.
    setTimeout(resolve, 5_000);
  }).then(() => {
    leaving = null;
  });
  window.history.back();
}

/** Call before navigating out of a dialog, because its closing would cancel the navigation. */
export function leaveEntry(): void {
  window.history.replaceState(stateWith(false), '');
}

// After a reload, a dialog's entry becomes the page's, because the entry below has Next's old tree.
if (typeof window !== 'undefined' && isAboveThePage()) leaveEntry();

/** Waits for a promise, because a new listener would miss a popstate that is being dispatched. */
export function afterLeaving(work: () => void): void {
  if (leaving) void leaving.then(() => afterLeaving(work));
  else work();
}
