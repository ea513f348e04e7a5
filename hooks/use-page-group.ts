import { useSelectedLayoutSegment } from 'next/navigation';

export function useIsHome(): boolean {
  return useSelectedLayoutSegment() === '(home)';
}

export function useIsSignInPage(): boolean {
  return useSelectedLayoutSegment() === '(sign-in)';
}
