import type { MouseEvent } from 'react';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { openAuthModal } from '#lib/session/auth-modal.ts';

export function openLogin(event: MouseEvent): void {
  if (opensElsewhere(event) || !navigator.onLine) return;
  event.preventDefault();
  openAuthModal();
}
