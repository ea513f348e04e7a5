'use client';

import type { MouseEvent, ReactNode } from 'react';
import { accountCopy } from '#components/layout/copy.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useIsSignInPage } from '#hooks/use-page-group.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { useHint, useSession } from '#hooks/use-session.ts';
import { DrawerLink } from '#components/layout/frame-links.tsx';
import type { AuthSettings } from '#lib/env.ts';
import { closeAuthModal, useAuthModal, openAuthModal } from '#lib/session/auth-modal.ts';
import { opensElsewhere } from '#components/ui/nav-link.tsx';

const loadClient = lazyPart(() => import('./client-account.lazy.tsx'));

const loadModal = lazyPart(() => import('./auth-modal.lazy.tsx'));

function useAccount() {
  const { user } = useSession();
  const part = useLoaded(loadClient, useHint());
  const isSignInPage = useIsSignInPage();
  const client = user && part && { user, ...part };
  return { client, offersLogin: !client && !isSignInPage };
}

export function UserMenu() {
  const { client, offersLogin } = useAccount();
  if (!client && !offersLogin) return null;
  return (
    // Small screens show only a client's avatar, and reserve its space.
    <div className="contents max-sm:in-data-hinted:block max-sm:in-data-hinted:min-w-[min(2.75rem,20vw)] sm:flex sm:min-w-36 sm:justify-end">
      {client ? (
        <client.ClientMenu user={client.user} />
      ) : (
        <ButtonLink href="/login" variant="secondary" onClick={openLogin} className="max-sm:hidden">
          {accountCopy.login}
        </ButtonLink>
      )}
    </div>
  );
}

export function DrawerAccount({ search, children }: { search: ReactNode; children: ReactNode }) {
  const { client, offersLogin } = useAccount();
  return (
    <>
      {client && <client.FirstLines user={client.user} />}
      {search}
      {offersLogin && (
        <DrawerLink href="/login" icon="circle-user" onClick={openLogin}>
          {accountCopy.login}
        </DrawerLink>
      )}
      {children}
      {client && <client.LastLines />}
    </>
  );
}

export function AuthModalHost({ settings }: { settings: AuthSettings }) {
  const request = useAuthModal();
  const modal = useLoaded(loadModal, request, closeAuthModal);
  return modal && <modal.AuthModal request={request} settings={settings} />;
}

function openLogin(event: MouseEvent): void {
  if (opensElsewhere(event) || !navigator.onLine) return;
  event.preventDefault();
  openAuthModal();
}
