import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

export function useBrowserValue<T>(read: () => T, first: T): T {
  return useSyncExternalStore(never, read, () => first);
}

export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}

/** True if the component mounted after hydration. */
export function useArrived(): boolean {
  const hydrated = useHydrated();
  const [arrived] = useState(hydrated);
  return arrived;
}
