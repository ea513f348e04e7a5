import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns `first` in the server's HTML and during hydration, then what `read` reads from the browser. */
export function useBrowserValue<T>(read: () => T, first: T): T {
  return useSyncExternalStore(never, read, () => first);
}

export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}

/** True if the visitor navigated here within the site, false if this was part of the page load. */
export function useArrived(): boolean {
  const hydrated = useHydrated();
  const [arrived] = useState(hydrated);
  return arrived;
}
