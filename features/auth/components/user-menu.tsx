'use client';

import { accountCopy } from '#components/layout/account-copy.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { useHint, useSession } from '#hooks/use-session.ts';
import { openLogin } from '../open-login.ts';

const loadMenu = lazyPart(() => import('./client-menu.lazy.tsx'));

/** The header corner of the account: a link for guests; the menu chunk loads only for clients. */
export function UserMenu() {
  const { user } = useSession();
  const part = useLoaded(loadMenu, useHint());
  return user && part ? <part.ClientMenu user={user} /> : <LoginLink />;
}

function LoginLink() {
  return (
    <ButtonLink href="/login" variant="secondary" onClick={openLogin} className="max-sm:hidden">
      {accountCopy.login}
    </ButtonLink>
  );
}
