import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

export type AuthModalRequest = {
  onSignedIn?: () => void;
  note?: string;
  /** Names the waiting action, so that a reload while a code is awaited can open the modal again. */
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
