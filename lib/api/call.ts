import type { CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { ApiError } from './api-error.ts';
import type { CallArguments, CallParts } from './call-request.ts';

/** Throws ApiError. */
export async function call<N extends CallName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<CallOutput<N>> {
  const { callWithSession } = await loadedClient();
  return (await callWithSession(name, (input ?? {}) as CallParts)) as CallOutput<N>;
}

/** Throws ApiError. */
export async function renewCsrfCookie(): Promise<void> {
  const { renewCsrf } = await loadedClient();
  await renewCsrf();
}

const loadClient = lazyPart(() => import('./session-call.lazy.ts'));

async function loadedClient() {
  return loadClient().catch(() => {
    throw new ApiError(0, 'network');
  });
}
