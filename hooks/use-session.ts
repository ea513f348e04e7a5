import { useSyncExternalStore } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { isHinted } from '#lib/session/session-cookies.ts';
import {
  onOtherTab,
  resetSession,
  sessionStore,
  setUser,
  type Session,
} from '#lib/session/session-store.ts';

/** The session of this browser; `unknown` in the server's HTML and until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribeToSession,
    sessionStore.getState,
    sessionStore.getInitialState,
  );
}

/** Whether somebody may be signed in here, known before the api has said who; false in the server's HTML. */
export function useHint(): boolean {
  return useSyncExternalStore(subscribeToSession, isHinted, () => false);
}

let listening = false;

/** Calls back at every change, and looks at the session the first time; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  if (!listening) startListening();
  const stop = sessionStore.subscribe(listener);
  if (sessionStore.getState().status === 'unknown') void loadSession();
  return stop;
}

function startListening(): void {
  listening = true;
  onOtherTab((event) => {
    if (event === 'logout') resetSession();
    else void loadSession();
  });
  // A page that comes back from the browser's memory may be older than a logout.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void loadSession();
  });
}

let loading: Promise<void> | null = null;

/** Asks the api who is signed in, only when the hint cookie says so, and returns what is known then. Never throws. */
export async function loadSession(): Promise<Session> {
  if (isHinted())
    await (loading ??= loadUser().finally(() => {
      loading = null;
    }));
  else resetSession();
  return sessionStore.getState();
}

const loadSignedInUser = lazyPart(() => import('#lib/api/signed-in-user.lazy.ts'));

async function loadUser(): Promise<void> {
  try {
    const { signedInUser } = await loadSignedInUser();
    const user = await signedInUser();
    // The answer may be older than a logout in another tab, which took the hint away.
    if (user && isHinted()) setUser(user);
    else resetSession();
  } catch {
    // An api that is away is no sign-out: what was known stays.
  }
}
