import { createStore } from 'zustand/vanilla';
import type { User } from '#contract/session.ts';
import { hintCookie } from '#contract/session-cookies.ts';
import { siteCookies } from '#lib/browser/browser-storage.ts';

/** `unknown` until checked, and while the client cannot be loaded. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signed-in'; user: User };

export const sessionStore = createStore<Session>(() => ({ status: 'unknown', user: null }));

export function readHint(): string | undefined {
  return siteCookies.get(hintCookie);
}

export function isHinted(): boolean {
  return readHint()?.startsWith('1') ?? false;
}

export function dropHint(): void {
  siteCookies.remove(hintCookie, { path: '/' });
}

export function setUser(user: User): void {
  sessionStore.setState({ status: 'signed-in', user }, true);
}

export function startSession(user: User): void {
  setUser(user);
  broadcast('login');
}

export function resetSession(): void {
  dropHint();
  sessionStore.setState({ status: 'guest', user: null }, true);
}

type AuthEvent = 'login' | 'logout';

let channel: BroadcastChannel | undefined;

function authChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('auth'));
}

export function broadcast(event: AuthEvent): void {
  authChannel().postMessage(event);
}

export function onOtherTab(listener: (event: AuthEvent) => void): void {
  authChannel().addEventListener('message', ({ data }: MessageEvent<AuthEvent>) => listener(data));
}
