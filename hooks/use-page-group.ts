import { useSelectedLayoutSegment } from 'next/navigation';

/** For the header, which persists between pages of app/(site). */
export function useIsHome(): boolean {
  return useSelectedLayoutSegment() === '(home)';
}

export function useIsSignInPage(): boolean {
  return useSelectedLayoutSegment() === '(sign-in)';
}
