import { forgetPrivate } from './forget-private.ts';
import { dropHint } from './session-cookies.ts';
import { broadcast } from './session-store.ts';

/**
 * Removes everything this browser stores about the client after a logout and notifies other tabs. The current
 * page keeps its content: it is about to be replaced, and a private one would redirect to login.
 */
export function endSession(): void {
  dropHint();
  forgetPrivate();
  broadcast('logout');
}
