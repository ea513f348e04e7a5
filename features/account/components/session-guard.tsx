'use client';

import { useEffect } from 'react';
import { loginPath } from '#lib/route-guard.ts';
import { useSession } from '#hooks/use-session.ts';

/** Leaves a private page as soon as nobody is signed in any more, here or in another tab. */
export function SessionGuard() {
  const { status } = useSession();
  useEffect(() => {
    const { pathname, search } = window.location;
    // Loaded anew: nothing of the session stays in the memory of the page.
    if (status === 'guest') window.location.assign(loginPath(pathname + search));
  }, [status]);
  return null;
}
