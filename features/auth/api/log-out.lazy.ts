import { showToast } from '#components/ui/show-toast.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { endSession } from '#lib/session/end-session.ts';

/**
 * Ends the session here and in the other tabs, and loads the home page anew: nothing of the session stays in the
 * memory of the page. Says why where that fails. Returns whether the client has left; throws where there is no connection.
 */
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
