'use client';

import { useState } from 'react';
import { logOutIcon } from '#components/icons/log-out-icon.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import { copy } from '../copy.ts';

export function LogoutButton({ className }: { className?: string }) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { signOut } = await import('../api/sign-out.ts');
      await signOut();
    } catch (error) {
      setLeaving(false);
      const { errorSentence } = await import('#lib/error-sentence.ts');
      await showToast(errorSentence(error), 'error');
    }
  };
  return (
    <button type="button" disabled={leaving} onClick={() => void leave()} className={className}>
      <Icon path={logOutIcon} className="text-muted" />
      {copy.logout}
    </button>
  );
}
