import { showToast } from '#components/ui/show-toast.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { signOut } from './api/sign-out.ts';

/** Signs the client out; says why where that fails. Returns whether they have left. */
export async function logOut(): Promise<boolean> {
  try {
    await signOut();
    return true;
  } catch (error) {
    await showToast(errorSentence(error), 'error');
    return false;
  }
}
