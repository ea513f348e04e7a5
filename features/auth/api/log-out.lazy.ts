import { showToast } from '#lib/browser/show-toast.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { endSession } from '#lib/session/end-session.ts';

/** Loads the home page, to clear memory. Throws `network`; shows other errors and returns false. */
export async function logOut(): Promise<boolean> {
  try {
    await call('logout');
  } catch (error) {
    if (isApiError(error, 'network')) throw error;
    await showToast(errorSentence(error), 'error');
    return false;
  }
  endSession();
  window.location.assign(window.location.origin);
  return true;
}
