import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** True where the visitor came to this from within the site, false where the page was loaded with it. */
export function useArrived(): boolean {
  const hydrated = useHydrated();
  const [arrived] = useState(hydrated);
  return arrived;
}
