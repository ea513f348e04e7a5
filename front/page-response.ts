import type { ServerResponse } from 'node:http';
import { refusePage } from './refused-page.ts';

type Watch = {
  /** The answer begins: the page is made. */
  begins: () => void;
  /** Whether a page that failed would not fail for long. */
  isPassing: () => boolean;
  /** The status that the page gave itself; null without one. */
  ownStatus: () => number | null;
};

/**
 * Looks after what Next answers. A failure that passes becomes 503 with words, where Next has 500 and a page that
 * is empty without script. A page may give itself a status (lib/page-gate/page-status.ts). And the address of a redirect is sent once: Next sets it twice when it renders the
 * page, and a client that joins repeated headers, as RFC 9110 allows, would follow "/a, /a".
 */
export function watchPage(response: ServerResponse, { begins, isPassing, ownStatus }: Watch): void {
  const { writeHead, flushHeaders, write, end } = response;
  let refused = false;
  const isRefused = () =>
    (refused ||= !response.headersSent && response.statusCode === 500 && isPassing());

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    begins();
    if (isRefused()) return response;
    const status = args[0] === 200 && ownStatus();
    if (status) args[0] = status;
    const location = response.getHeader('location');
    if (Array.isArray(location)) response.setHeader('location', location[0] ?? '/');
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.flushHeaders = () => {
    if (!isRefused()) flushHeaders.call(response);
  };
  response.write = ((...args: Parameters<typeof write>) =>
    isRefused() || write.apply(response, args)) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isRefused()) return end.apply(response, args);
    Object.assign(response, { writeHead, flushHeaders, write, end });
    for (const name of response.getHeaderNames())
      if (name !== 'x-request-id') response.removeHeader(name);
    refusePage(response, 503, 2);
    return response;
  }) as typeof end;
}
