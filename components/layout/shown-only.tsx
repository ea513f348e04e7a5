'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { useHint } from '#hooks/use-session.ts';

export function GuestOnly({ children }: { children: ReactNode }) {
  return <span className={useHint() ? 'invisible' : undefined}>{children}</span>;
}

type OfflineOnlyProps = { className: string; children: ReactNode };

export function OfflineOnly({ className, children }: OfflineOnlyProps) {
  return (
    <div role="status" className={className}>
      {!useOnline() && children}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
