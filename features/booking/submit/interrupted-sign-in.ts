import { tabStorage } from '#lib/browser/browser-storage.ts';
import { parseCodeStep } from '#lib/browser/tab-note.ts';

/** True if a reload has interrupted the sign-in for this action while it waited for a code. */
export function isInterrupted(resumes: string): boolean {
  return (
    tabStorage.read('signInFor') === resumes && parseCodeStep(tabStorage.read('authStep')) !== null
  );
}
