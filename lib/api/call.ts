import type { CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { ApiError } from './api-error.ts';
import type { CallArguments, CallParts } from './call-request.ts';

/**
 * Makes a call of the contract from the browser and returns its answer. Throws ApiError; a 419 renews
 * the CSRF cookie and a 401 of a signed-in client refreshes the session, each followed by one retry.
 */
export async function call<N extends CallName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<CallOutput<N>> {
  const { callWithSession } = await arrivedClient();
  return (await callWithSession(name, (input ?? {}) as CallParts)) as CallOutput<N>;
}

/** Asks for a new XSRF-TOKEN cookie (before login, and after a 419). Throws ApiError. */
export async function renewCsrfCookie(): Promise<void> {
  const { renewCsrf } = await arrivedClient();
  await renewCsrf();
}

const loadClient = lazyPart(() => import('./session-call.lazy.ts'));

/** Axios, the addresses of all calls and the care for the session arrive with the first request. */
async function arrivedClient() {
  return loadClient().catch(() => {
    throw new ApiError(0, 'network');
  });
}
