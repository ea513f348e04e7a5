import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

export type AuthModalRequest = {
  /** Continues the interrupted action; called once, after the modal has closed. */
  onSignedIn?: () => void;
  /** Shown above the form: why sign-in is required. */
  note?: string;
};

const authModal = createStore<AuthModalRequest | null>(() => null);

export function openAuthModal(request: AuthModalRequest = {}): void {
  authModal.setState(request, true);
}

/** Closes the modal and drops the pending action. */
export function closeAuthModal(): void {
  authModal.setState(null, true);
}

/** The current request, or null while the modal is closed. */
export function useAuthModal(): AuthModalRequest | null {
  return useStore(authModal);
}
