'use client';

import { useLoaded } from '#hooks/use-loaded.ts';
import type { AuthSettings } from '#lib/env.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { closeAuthModal, useAuthModal } from '#lib/session/auth-modal.ts';

const loadModal = lazyPart(() => import('./auth-modal.lazy.tsx'));

export function AuthModalHost({ settings }: { settings: AuthSettings }) {
  const request = useAuthModal();
  const modal = useLoaded(loadModal, !!request, closeAuthModal);
  return modal && <modal.AuthModal request={request} settings={settings} />;
}
