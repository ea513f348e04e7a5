import type { CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { isHinted } from '#lib/session/auth-hint.ts';
import { isApiError } from './api-error.ts';
import { callRequest, type CallArguments, type CallParts } from './call-request.ts';
import { ensureCsrfCookie, renewCsrfCookie } from './csrf-cookie.ts';
import { refreshSession } from './refresh-session.ts';
import { sendRequest } from './send-request.ts';

/** These make or end a session themselves: a 401 of theirs is not cured by a refresh. */
const sessionCalls: CallName[] = ['csrfCookie', 'login', 'logout', 'refreshSession'];

/**
 * Makes a call of the contract from the browser and returns its answer. Throws ApiError; a 419 renews
 * the CSRF cookie and a 401 of a signed-in client refreshes the session, each followed by one retry.
 */
export async function call<N extends CallName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<CallOutput<N>> {
  const parts = (input ?? {}) as CallParts;
  const request = callRequest(name, parts);
  const attempt = async () => (await sendRequest(request, parts.signal)) as CallOutput<N>;

  if (request.method !== 'GET') await ensureCsrfCookie();
  const hinted = isHinted();
  try {
    return await attempt();
  } catch (error) {
    if (isApiError(error, 'csrf_mismatch')) await renewCsrfCookie();
    else if (isApiError(error, 'unauthenticated') && hinted && !sessionCalls.includes(name))
      await refreshSession(error);
    else throw error;
  }
  return attempt();
}
