'use client';

import { accountCopy } from '#components/layout/account-copy.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { useHint, useSession } from '#hooks/use-session.ts';
import { openLogin } from '../open-login.ts';

const loadMenu = lazyPart(() => import('./client-menu.lazy.tsx'));

/** The account corner of the header: a link for guests, where there is room; what clients see comes only for them. */
export function UserMenu() {
  const { user } = useSession();
  const part = useLoaded(loadMenu, useHint());
  return user && part ? <part.ClientMenu user={user} /> : <LoginLink />;
}

/** Leads to the login page; with script it opens the modal where the visitor is. */
function LoginLink() {
  return (
    <ButtonLink href="/login" variant="secondary" onClick={openLogin} className="max-sm:hidden">
      {accountCopy.login}
    </ButtonLink>
  );
}
