'use client';

import { approvalCopy } from '#domain/booking/approval.ts';
import { useSession } from '#hooks/use-session.ts';

/** The cached page does not know its client. */
export function InstantConfirmation() {
  const { user } = useSession();
  return user?.needs_approval ? approvalCopy.waits : 'Programarea se confirmă pe loc.';
}
