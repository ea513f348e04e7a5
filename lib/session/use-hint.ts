import { useSyncExternalStore } from 'react';
import { isHinted } from './auth-hint.ts';
import { subscribeToSession } from './session-store.ts';

/** Whether somebody may be signed in here, known before the api has said who; false in the server's HTML. */
export function useHint(): boolean {
  return useSyncExternalStore(subscribeToSession, isHinted, () => false);
}
