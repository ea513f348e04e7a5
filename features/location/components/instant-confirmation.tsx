'use client';

import { useSession } from '#hooks/use-session.ts';

/** The cached page does not know its client. */
export function InstantConfirmation({ waits }: { waits: string }) {
  const { user } = useSession();
  return user?.needs_approval ? waits : 'Programarea se confirmă imediat.';
}
