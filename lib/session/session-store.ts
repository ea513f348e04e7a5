import type { User } from '#contract/session.ts';
import { lazyPart } from '../lazy-part.ts';
import { broadcastAuth, onAuthBroadcast } from './auth-channel.ts';
import { dropHint, isHinted } from './auth-hint.ts';

/** Who is there. `unknown` until the browser has looked, and while a signed-in client's data is away. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signed-in'; user: User };

export const unknownSession: Session = { status: 'unknown', user: null };
const guest: Session = { status: 'guest', user: null };

let session: Session = unknownSession;
let loading: Promise<Session> | null = null;
const listeners = new Set<() => void>();

/** The session as this tab knows it. */
export function currentSession(): Session {
  return session;
}

/** Calls back at every change, and looks at the session the first time; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) startListening();
  listeners.add(listener);
  if (session.status === 'unknown') void loadSession();
  return () => void listeners.delete(listener);
}

/** Asks the api who is signed in, only when the hint cookie says so. Never throws. */
export function loadSession(): Promise<Session> {
  if (!isHinted()) {
    change(guest);
    return Promise.resolve(guest);
  }
  loading ??= askUser().finally(() => {
    loading = null;
  });
  return loading;
}

/** Takes over the client who has just signed in here, and tells the other tabs. */
export function startSession(user: User): void {
  change({ status: 'signed-in', user });
  broadcastAuth('login');
}

/** Forgets a session that the api no longer knows. */
export function resetSession(): void {
  dropHint();
  change(guest);
}

/**
 * Tells the other tabs that the client has left. This page keeps what it shows: it is about to be replaced,
 * and a private one would go to the login page instead.
 */
export function endSession(): void {
  dropHint();
  broadcastAuth('logout');
}

const loadSignedInUser = lazyPart(() => import('./signed-in-user.lazy.ts'));

async function askUser(): Promise<Session> {
  try {
    const { signedInUser } = await loadSignedInUser();
    const user = await signedInUser();
    if (user) change({ status: 'signed-in', user });
    else resetSession();
  } catch {
    // An api that is away is no sign-out: what was known stays.
  }
  return session;
}

function change(next: Session): void {
  if (next.status === session.status && next.user === session.user) return;
  session = next;
  for (const listener of listeners) listener();
}

let listening = false;

function startListening(): void {
  if (listening) return;
  listening = true;
  onAuthBroadcast((event) => {
    if (event === 'logout') resetSession();
    else void loadSession();
  });
  // A page that comes back from the browser's memory may be older than a logout.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void loadSession();
  });
}
