import { useSyncExternalStore } from 'react';

export type AuthModalRequest = {
  /** Goes on with what needed the sign-in; called once, after the modal closed. */
  onSignedIn?: () => void;
  /** Said above the form: why signing in is asked for here. */
  note?: string;
};

let request: AuthModalRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the auth modal, from any feature. */
export function openAuthModal(wanted: AuthModalRequest = {}): void {
  set(wanted);
}

/** Closes it; what was waiting for the sign-in is forgotten. */
export function closeAuthModal(): void {
  set(null);
}

/** The request that is open, null while the modal is closed. */
export function useAuthModal(): AuthModalRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(next: AuthModalRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}
