'use client';

import { useEffect } from 'react';
import { endedSessionPath } from '#lib/paths.ts';
import { useSession } from '#hooks/use-session.ts';

let shownTo: string | null = null;

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
