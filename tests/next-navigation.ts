import { useSyncExternalStore } from 'react';

export * from 'next/dist/client/components/navigation.js';

/** Replaces Next's navigation hooks; reads the window's URL. */
export function usePathname(): string {
  const read = () => window.location.pathname;
  return useSyncExternalStore(subscribe, read, read);
}

export function useSearchParams(): URLSearchParams {
  const read = () => window.location.search;
  return new URLSearchParams(useSyncExternalStore(subscribe, read, read));
}

export function useSelectedLayoutSegment(): string | null {
  return null;
}

export function useRouter() {
  return router;
}

export const router = {
  push: (path: string) => window.history.pushState(null, '', path),
  replace: (path: string) => window.history.replaceState(null, '', path),
  prefetch: () => undefined,
};

export function visit(path: string): void {
  window.history.replaceState(null, '', path);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

for (const name of ['pushState', 'replaceState'] as const) {
  const original = window.history[name].bind(window.history);
  window.history[name] = (...args) => {
    original(...args);
    for (const listener of listeners) listener();
  };
}
