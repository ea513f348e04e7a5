import { lazyPart } from '../lazy-part.ts';
import { ApiError } from './api-error.ts';
import type { CallRequest } from './call-request.ts';

const loadClient = lazyPart(() => import('./browser-client.lazy.ts'));

/** Sends a request of the browser; axios arrives with the first one. Throws ApiError, also when axios does not come. */
export async function sendRequest(request: CallRequest, signal?: AbortSignal): Promise<unknown> {
  const client = await loadClient().catch(() => {
    throw new ApiError(0, 'network');
  });
  return client.send(request, signal);
}
