'use client';

import { useSession } from '#hooks/use-session.ts';

/** Only the browser knows the client: the page is cached. */
export function InstantConfirmation({ instant, waits }: { instant: string; waits: string }) {
  const { user } = useSession();
  return user?.needs_approval ? waits : instant;
}
