import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

export type AuthModalRequest = {
  /** Goes on with what needed the sign-in; called once, after the modal closed. */
  onSignedIn?: () => void;
  /** Said above the form: why signing in is asked for here. */
  note?: string;
};

const authModal = createStore<AuthModalRequest | null>(() => null);

/** Opens the auth modal, from any feature. */
export function openAuthModal(request: AuthModalRequest = {}): void {
  authModal.setState(request, true);
}

/** Closes it; what was waiting for the sign-in is forgotten. */
export function closeAuthModal(): void {
  authModal.setState(null, true);
}

/** The request that is open, null while the modal is closed. */
export function useAuthModal(): AuthModalRequest | null {
  return useStore(authModal);
}
