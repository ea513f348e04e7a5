import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

export type AuthModalRequest = {
  onSignedIn?: () => void;
  note?: string;
  /** Names the action that reopens the modal after a reload during the wait for a code. */
  resumes?: string;
};

const authModal = createStore<AuthModalRequest | null>(() => null);

export function openAuthModal(request: AuthModalRequest = {}): void {
  authModal.setState(request, true);
}

export function closeAuthModal(): void {
  authModal.setState(null, true);
}

export function useAuthModal(): AuthModalRequest | null {
  return useStore(authModal);
}
