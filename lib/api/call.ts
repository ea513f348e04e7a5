import type { CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { ApiError } from './api-error.ts';
import type { CallArguments, CallParts } from './call-request.ts';

/**
 * Calls the api from the browser and returns the response. Throws ApiError. A 419 renews the CSRF cookie, a
 * 401 of a signed-in client refreshes the session; each is followed by one retry.
 */
export async function call<N extends CallName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<CallOutput<N>> {
  const { callWithSession } = await arrivedClient();
  return (await callWithSession(name, (input ?? {}) as CallParts)) as CallOutput<N>;
}

/** Requests a new XSRF-TOKEN cookie, before login and after a 419. Throws ApiError. */
export async function renewCsrfCookie(): Promise<void> {
  const { renewCsrf } = await arrivedClient();
  await renewCsrf();
}

const loadClient = lazyPart(() => import('./session-call.lazy.ts'));

async function arrivedClient() {
  return loadClient().catch(() => {
    throw new ApiError(0, 'network');
  });
}
