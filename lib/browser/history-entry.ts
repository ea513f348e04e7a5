const mark = 'aboveThePage';

export function isAboveThePage(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[mark] === true;
}

export function enterAbove(): void {
  if (!isAboveThePage()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

let leaving: Promise<void> | null = null;

export function leaveAbove(): void {
  if (leaving || !isAboveThePage()) return;
  leaving = new Promise((resolve) => {
    const left = () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', left);
      leaving = null;
      resolve();
    };
    window.addEventListener('popstate', left);
    // A navigation that starts meanwhile cancels the popstate.
    const timer = setTimeout(left, 5_000);
  });
  window.history.back();
}

/** Call before navigating out of a dialog: closing it goes back, which cancels the navigation. */
export function leaveEntry(): void {
  window.history.replaceState({ ...window.history.state, [mark]: false }, '');
}

// After a reload the page keeps this entry: Next's tree in the entry below is outdated.
if (typeof window !== 'undefined' && isAboveThePage()) leaveEntry();

export function pushAddress(href: string): void {
  afterLeaving(() => {
    window.history[isAboveThePage() ? 'replaceState' : 'pushState'](null, '', href);
  });
}

/** Waits by a promise: a listener would miss a popstate that is being dispatched. */
export function afterLeaving(work: () => void): void {
  if (leaving) void leaving.then(() => afterLeaving(work));
  else work();
}
