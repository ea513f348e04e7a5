import { createStore } from 'zustand/vanilla';
import type { User } from '#contract/session.ts';
import { dropHint } from './session-cookies.ts';

/** Who is there. `unknown` until the browser has looked, and while a signed-in client's data is away. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signed-in'; user: User };

const guest: Session = { status: 'guest', user: null };

/** The session as this tab knows it. Who shows it calls useSession, which also looks who is there. */
export const sessionStore = createStore<Session>(() => ({ status: 'unknown', user: null }));

/** Takes over a client whom the api knows. */
export function setUser(user: User): void {
  sessionStore.setState({ status: 'signed-in', user }, true);
}

/** Takes over the client who has just signed in here, or changed their data, and tells the other tabs to look again. */
export function startSession(user: User): void {
  setUser(user);
  broadcast('login');
}

/** Forgets a session that the api no longer knows. */
export function resetSession(): void {
  dropHint();
  sessionStore.setState(guest, true);
}

type AuthEvent = 'login' | 'logout';

let channel: BroadcastChannel | null = null;

function authChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('auth');
  return channel;
}

/** Tells the other tabs. */
export function broadcast(event: AuthEvent): void {
  authChannel()?.postMessage(event);
}

/** Calls back when in another tab of this browser somebody signs in or out, or changes their data. */
export function onOtherTab(listener: (event: AuthEvent) => void): void {
  authChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'login' || data === 'logout') listener(data);
  });
}
