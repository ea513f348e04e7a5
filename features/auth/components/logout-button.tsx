'use client';

import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { copy } from '../copy.ts';

const loadLogOut = lazyPart(() => import('../api/log-out.lazy.ts'));

export function LogoutButton({ className }: { className?: string }) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const left = await loadLogOut().then(
      ({ logOut }) => logOut(),
      () => false,
    );
    if (!left) setLeaving(false);
  };
  return (
    <button type="button" disabled={leaving} onClick={() => void leave()} className={className}>
      <Icon name="log-out" className="text-muted" />
      {copy.logout}
    </button>
  );
}
