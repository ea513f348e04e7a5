import type { ServerResponse } from 'node:http';
import { copy } from './copy.ts';
import { refusePage } from './refused-page.ts';
import { requestIdHeader } from '#domain/network/request.ts';

/** A page, a page shown instead of another, or page data for the browser's router. */
export type ResponseKind = 'page' | 'stand-in' | 'data';

type Watch = {
  kind: ResponseKind;
  begins: () => void;
  isPassing: () => boolean;
  /** The status that the page set itself, or null. */
  ownStatus: () => number | null;
  showInstead: (page: '/error' | '/_not-found') => void;
};

type Failure = 'passing' | 'failed' | 'not found' | 'failed again';

/** Headers kept from a replaced response: request id, cookies of a renewed session, caching. */
const lasting = [requestIdHeader, 'set-cookie', 'cache-control'];

/**
 * Corrects the responses of Next:
 * - Temporary failures become 503 with a message.
 * - Next sends failed and not-found pages empty, to be rendered by the script. Complete pages replace them.
 * - A page can set its own status (lib/page-gate/page-status.ts).
 * - The location of a redirect is sent once. Next sets it twice when it renders the page; a client that joins
 * repeated headers, as RFC 9110 allows, would follow "/a, /a".
 */
export function watchPage(response: ServerResponse, watch: Watch): void {
  const { writeHead, flushHeaders, write, end } = response;
  let failure: Failure | null = null;
  const isReplaced = () => Boolean((failure ??= failureOf(response, watch)));

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    watch.begins();
    if (isReplaced()) return response;
    const status = watch.kind !== 'data' && args[0] === 200 && watch.ownStatus();
    if (status) args[0] = status;
    const location = response.getHeader('location');
    if (Array.isArray(location)) response.setHeader('location', location[0] ?? '/');
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.flushHeaders = () => {
    if (!isReplaced()) flushHeaders.call(response);
  };
  response.write = ((...args: Parameters<typeof write>) =>
    isReplaced() || write.apply(response, args)) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isReplaced()) return end.apply(response, args);
    Object.assign(response, { writeHead, flushHeaders, write, end });
    for (const name of response.getHeaderNames())
      if (!lasting.includes(name)) response.removeHeader(name);
    response.statusCode = 200;
    // Next adds a listener to the response for each page that it renders.
    response.setMaxListeners(2 * response.getMaxListeners());
    if (failure === 'passing') refusePage(response, 503, 2);
    else if (failure === 'failed again') refusePage(response, 500, 0, copy.errorPageFailed);
    else watch.showInstead(failure === 'failed' ? '/error' : '/_not-found');
    return response;
  }) as typeof end;
}

/** Returns the failure of a response that starts, or null if it is sent unchanged. */
function failureOf(response: ServerResponse, { kind, isPassing }: Watch): Failure | null {
  const { headersSent, statusCode } = response;
  if (headersSent) return null;
  if (statusCode === 500 && isPassing()) return 'passing';
  if (kind === 'data') return null;
  if (statusCode === 500) return kind === 'page' ? 'failed' : 'failed again';
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
  return kind === 'page' && statusCode === 404 && isHtml ? 'not found' : null;
}
