import type { MouseEvent } from 'react';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { openAuthModal } from '#lib/auth-modal.ts';

/** What a link to the login page does with script: the sign-in comes to where the visitor is. */
export function openLogin(event: MouseEvent): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  openAuthModal();
}
