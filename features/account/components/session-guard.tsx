'use client';

import { useEffect } from 'react';
import { loadPage } from '#lib/load-page.ts';
import { loginPath } from '#lib/route-guard.ts';
import { useSession } from '#hooks/use-session.ts';

/** Leaves a private page as soon as nobody is signed in any more, here or in another tab. */
export function SessionGuard() {
  const { status } = useSession();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (status === 'guest') loadPage(loginPath(pathname + search));
  }, [status]);
  return null;
}
