export type AuthEvent = 'login' | 'logout';

let channel: BroadcastChannel | null = null;

function authChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('auth');
  return channel;
}

/** Tells the other tabs of this browser that somebody signed in or out. */
export function broadcastAuth(event: AuthEvent): void {
  authChannel()?.postMessage(event);
}

/** Hears what other tabs tell. */
export function onAuthBroadcast(listener: (event: AuthEvent) => void): void {
  authChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'login' || data === 'logout') listener(data);
  });
}
