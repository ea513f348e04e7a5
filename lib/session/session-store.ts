import { createStore } from 'zustand/vanilla';
import type { User } from '#contract/session.ts';
import { dropHint } from './session-cookies.ts';

/** `unknown` until the browser has checked, and while the data of a signed-in client cannot be loaded. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signed-in'; user: User };

const guest: Session = { status: 'guest', user: null };

export const sessionStore = createStore<Session>(() => ({ status: 'unknown', user: null }));

export function setUser(user: User): void {
  sessionStore.setState({ status: 'signed-in', user }, true);
}

export function startSession(user: User): void {
  setUser(user);
  broadcast('login');
}

/** Clears a session that the api no longer accepts. */
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

export function broadcast(event: AuthEvent): void {
  authChannel()?.postMessage(event);
}

/** Calls `listener` when another tab signs in, signs out or changes the client's data. */
export function onOtherTab(listener: (event: AuthEvent) => void): void {
  authChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'login' || data === 'logout') listener(data);
  });
}
