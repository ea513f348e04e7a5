'use client';

import { accountCopy } from '#components/layout/account-copy.ts';
import { DrawerLink } from '#components/layout/drawer-link.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { useHint, useSession } from '#hooks/use-session.ts';
import { openLogin } from '../open-login.ts';

const loadClient = lazyPart(() => import('./client-drawer.lazy.tsx'));

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
