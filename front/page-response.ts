import type { ServerResponse } from 'node:http';
import { copy } from './copy.ts';
import { refusePage } from './refused-page.ts';

/** A page, another that stands in for it, or the data of one, for the router of the browser. */
export type AnswerKind = 'page' | 'stand-in' | 'data';

type Watch = {
  kind: AnswerKind;
  /** The answer begins: the page is made. */
  begins: () => void;
  /** Whether a page that failed would not fail for long. */
  isPassing: () => boolean;
  /** The status that the page gave itself; null without one. */
  ownStatus: () => number | null;
  /** Answers with another page of the site. */
  showInstead: (page: '/error' | '/_not-found') => void;
};

type Failure = 'passing' | 'failed' | 'not found' | 'failed again';

/** What stays of the answer that is replaced: its request, the cookies of a renewed session, how long it may be cached. */
const lasting = ['x-request-id', 'set-cookie', 'cache-control'];

/**
 * Looks after what Next answers. A failure that passes becomes 503 with words. Pages that failed or found nothing come
 * from Next empty, to be drawn by the script: pages that are whole without it stand in for them. A page may give itself a
 * status (lib/page-gate/page-status.ts). And the address of a redirect is sent once: Next sets it twice when it renders
 * the page, and a client that joins repeated headers, as RFC 9110 allows, would follow "/a, /a".
 */
export function watchPage(response: ServerResponse, watch: Watch): void {
  const { writeHead, flushHeaders, write, end } = response;
  let failure: Failure | null = null;
  const isReplaced = () => Boolean((failure ??= failureOf(response, watch)));

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    watch.begins();
    if (isReplaced()) return response;
    // The router of the browser takes page data with another status for no data.
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
    // Next listens to the answer for each page that it makes.
    response.setMaxListeners(2 * response.getMaxListeners());
    if (failure === 'passing') refusePage(response, 503, 2);
    else if (failure === 'failed again') refusePage(response, 500, 0, copy.errorPageFailed);
    else watch.showInstead(failure === 'failed' ? '/error' : '/_not-found');
    return response;
  }) as typeof end;
}

/** What went wrong with an answer that begins; null for one that goes out as it is. */
function failureOf(response: ServerResponse, { kind, isPassing }: Watch): Failure | null {
  const { headersSent, statusCode } = response;
  if (headersSent) return null;
  if (statusCode === 500 && isPassing()) return 'passing';
  if (kind === 'data') return null;
  if (statusCode === 500) return kind === 'page' ? 'failed' : 'failed again';
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
  return kind === 'page' && statusCode === 404 && isHtml ? 'not found' : null;
}
