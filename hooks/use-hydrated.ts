import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True if the visitor navigated here within the site, false if this was part of the page load. */
export function useArrived(): boolean {
  const hydrated = useHydrated();
  const [arrived] = useState(hydrated);
  return arrived;
}
