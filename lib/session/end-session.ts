import { forgetPrivate } from './forget-private.ts';
import { dropHint } from './session-cookies.ts';
import { broadcast } from './session-store.ts';

/**
 * Forgets what this browser stores of the client, who has left, and tells the other tabs. This page keeps what it shows:
 * it is about to be replaced, and a private one would go to the login page instead.
 */
export function endSession(): void {
  dropHint();
  forgetPrivate();
  broadcast('logout');
}
