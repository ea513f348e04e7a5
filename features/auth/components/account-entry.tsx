'use client';

import { accountCopy } from '#components/layout/account-copy.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { useHint, useSession } from '#hooks/use-session.ts';
import { DrawerLink } from '#components/layout/drawer-link.tsx';
import type { AuthSettings } from '#lib/env.ts';
import { closeAuthModal, useAuthModal, openAuthModal } from '#lib/session/auth-modal.ts';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '#components/ui/nav-link.tsx';

const loadClient = lazyPart(() => import('./client-account.lazy.tsx'));

const loadModal = lazyPart(() => import('./auth-modal.lazy.tsx'));

export function UserMenu() {
  const { user } = useSession();
  const part = useLoaded(loadClient, useHint());
  if (user && part) return <part.ClientMenu user={user} />;
  return (
    <ButtonLink href="/login" variant="secondary" onClick={openLogin} className="max-sm:hidden">
      {accountCopy.login}
    </ButtonLink>
  );
}

export function DrawerAccount() {
  const { user } = useSession();
  const part = useLoaded(loadClient, useHint());
  if (user && part) return <part.ClientDrawer user={user} />;
  return (
    <DrawerLink href="/login" icon="circle-user" onClick={openLogin}>
      {accountCopy.login}
    </DrawerLink>
  );
}

export function AuthModalHost({ settings }: { settings: AuthSettings }) {
  const request = useAuthModal();
  const modal = useLoaded(loadModal, !!request, closeAuthModal);
  return modal && <modal.AuthModal request={request} settings={settings} />;
}

function openLogin(event: MouseEvent): void {
  if (opensElsewhere(event) || !navigator.onLine) return;
  event.preventDefault();
  openAuthModal();
}
