'use client';

import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useHint, useSession } from '#hooks/use-session.ts';
import { LoginLink } from './login-link.tsx';

const loadMenu = lazyPart(() => import('./client-menu.lazy.tsx'));

/** The account corner of the header: a link for guests; what clients see comes only for them. */
export function UserMenu() {
  const { user } = useSession();
  const part = useLoaded(loadMenu, useHint());
  return user && part ? <part.ClientMenu user={user} /> : <LoginLink />;
}
