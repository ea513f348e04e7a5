'use client';

import { useEffect } from 'react';
import { endedSessionPath } from '#lib/route-guard.ts';
import { useSession } from '#hooks/use-session.ts';

/** Whom this load of the site has shown private pages to. */
let shownTo: string | null = null;

/**
 * Leaves a private page as soon as nobody is signed in any more, here or in another tab, and loads it anew for another
 * client than the one that this load of the site has shown it to: nothing of theirs stays in the memory of the page.
 */
export function SessionGuard() {
  const { status, user } = useSession();
  const id = user?.id ?? null;
  useEffect(() => {
    const { pathname, search } = window.location;
    if (status === 'guest') window.location.assign(endedSessionPath(pathname + search));
    if (id === null) return;
    shownTo ??= id;
    if (shownTo !== id) window.location.reload();
  }, [status, id]);
  return null;
}
