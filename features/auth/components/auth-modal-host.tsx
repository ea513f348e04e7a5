'use client';

import { useLoaded } from '#hooks/use-loaded.ts';
import type { AuthSettings } from '#lib/env.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { closeAuthModal, useAuthModal } from '#lib/auth-modal.ts';

const loadModal = lazyPart(() => import('./auth-modal.lazy.tsx'));

/** Stands once in the layout; the modal's code arrives when it is first asked for, and then stays. */
export function AuthModalHost({ settings }: { settings: AuthSettings }) {
  const request = useAuthModal();
  const modal = useLoaded(loadModal, !!request, closeAuthModal);
  return modal && <modal.AuthModal request={request} settings={settings} />;
}
