'use client';

import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { copy } from '../copy.ts';

const loadLogOut = lazyPart(() => import('../api/log-out.lazy.ts'));

export function LogoutButton({ className }: { className?: string }) {
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const isLeaving = state === 'leaving';
  const leave = async () => {
    setState('leaving');
    try {
      const { logOut } = await loadLogOut();
      if (!(await logOut())) setState('here');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={isLeaving || undefined}
        onClick={isLeaving ? undefined : () => void leave()}
        className={className}
      >
        <Icon name="log-out" className="text-muted" />
        {copy.logout}
      </button>
      {state === 'failed' && (
        <p role="alert" className="px-3 pb-2 text-sm text-danger">
          {copy.logoutFailed}
        </p>
      )}
    </>
  );
}
