import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until the script runs, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True where the visitor came to this from within the site, false where the page was loaded with it. */
export function useArrived(): boolean {
  const hydrated = useHydrated();
  const [arrived] = useState(hydrated);
  return arrived;
}
