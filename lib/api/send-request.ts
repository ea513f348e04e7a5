import type { CallRequest } from './call-request.ts';

/** Sends a request of the browser; axios arrives with the first one. */
export async function sendRequest(request: CallRequest, signal?: AbortSignal): Promise<unknown> {
  const { send } = await import('./browser-client.ts');
  return send(request, signal);
}
