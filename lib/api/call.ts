import type { CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { ApiError } from './api-error.ts';
import type { CallArguments, CallParts } from './call-request.ts';

/** Throws ApiError or the signal's reason. */
export async function call<N extends CallName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<CallOutput<N>> {
  const { callWithSession } = await loadClient().catch(() => {
    throw new ApiError(0, 'network');
  });
  return (await callWithSession(name, (input ?? {}) as CallParts)) as CallOutput<N>;
}

const loadClient = lazyPart(() => import('./browser-call.lazy.ts'));
