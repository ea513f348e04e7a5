import { call } from '#lib/api/call.ts';
import { loadPage } from '#lib/load-page.ts';
import { endSession } from '#lib/session/session-store.ts';

/** Ends the session here and in the other tabs, and loads the home page anew. Throws ApiError. */
export async function signOut(): Promise<void> {
  await call('logout');
  endSession();
  loadPage('/');
}
