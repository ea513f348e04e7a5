import { useSyncExternalStore } from 'react';
import {
  currentSession,
  subscribeToSession,
  unknownSession,
  type Session,
} from './session-store.ts';

/** The session of this browser; `unknown` in the server's HTML and until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession);
}
