'use client';

import { useSession } from '#hooks/use-session.ts';

/** The cached page does not know its client. */
export function InstantConfirmation() {
  const { user } = useSession();
  return user?.needs_approval
    ? 'Programarea ta va aștepta confirmarea locației.'
    : 'Programarea se confirmă pe loc.';
}
