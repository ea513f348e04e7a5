import type { MouseEvent } from 'react';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { openAuthModal } from '#lib/auth-modal.ts';

/** What a link to the login page does with script and a connection: the sign-in comes to where the visitor is. */
export function openLogin(event: MouseEvent): void {
  if (opensElsewhere(event) || !navigator.onLine) return;
  event.preventDefault();
  openAuthModal();
}
