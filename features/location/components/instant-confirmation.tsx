'use client';

import { useSession } from '#hooks/use-session.ts';

/** The page is cached: only the browser knows the client. */
export function InstantConfirmation({ instant, waits }: { instant: string; waits: string }) {
  const { user } = useSession();
  return user?.needs_approval ? waits : instant;
}
