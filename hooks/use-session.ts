import { useSyncExternalStore } from 'react';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import {
  isHinted,
  onOtherTab,
  resetSession,
  sessionStore,
  type Session,
} from '#lib/session/session-store.ts';

export function useSession(): Session {
  return useSyncExternalStore(
    subscribeToSession,
    sessionStore.getState,
    sessionStore.getInitialState,
  );
}

/** True if the session hint is set, confirmed or not; false on the server. */
export function useHint(): boolean {
  return useSyncExternalStore(subscribeToSession, isHinted, () => false);
}

let listening = false;

export function subscribeToSession(listener: () => void): () => void {
  if (!listening) startListening();
  const stop = sessionStore.subscribe(listener);
  if (sessionStore.getState().status === 'unknown') void loadSession();
  return stop;
}

function startListening(): void {
  listening = true;
  onOtherTab(async (event) => {
    // A pending load may be about the previous client.
    if (event === 'login') await loading;
    // Loads also after a logout, because a frozen tab may have the next client's cookies.
    void loadSession();
    // Clears last, because forms store their text as soon as `loadSession` finds no session.
    if (event === 'logout') tabStorage.clear();
  });
  // A page restored from the back/forward cache may predate a logout.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void loadSession();
  });
}

let loading: Promise<void> | null = null;

export async function loadSession(): Promise<Session> {
  if (isHinted())
    await (loading ??= loadUser().finally(() => {
      loading = null;
    }));
  else resetSession();
  return sessionStore.getState();
}

const loadReader = lazyPart(() => import('#lib/api/signed-in-user.lazy.ts'));

async function loadUser(): Promise<void> {
  try {
    await (await loadReader()).readSession();
  } catch {
    // An unreachable api ends no session.
    addEventListener('online', loadSession, { once: true });
    addEventListener('focus', loadSession, { once: true });
  }
}
