import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { withPageStatus } from '#lib/page-gate/page-status.ts';
import { limits } from './limits.ts';
import type { Pages } from './pages.ts';
import { dropConnectionHeaders } from './request-headers.ts';

export type RenderedPage = {
  status: number;
  /** The status that a page without its main content sets. */
  ownStatus: number | null;
  failure: 500 | 503 | null;
  isShared: boolean;
  headers: OutgoingHttpHeaders;
  body: Buffer;
};

/** 500 if the page failed; 503 without an api or a turn (`isBusy`), or after a timeout. */
export class PageFailure extends Error {
  readonly status: 500 | 503;
  readonly isBusy: boolean;

  constructor(status: 500 | 503, isBusy = false) {
    super(`No page: ${status}`);
    this.status = status;
    this.isBusy = isBusy;
  }
}

/** Page data of a failed page has status 200 and this row. */
const errorRow = /^\w+:E\{"digest":"(?!NEXT_)/m;

export function renderPage(
  handle: Pages['handle'],
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): Promise<RenderedPage> {
  return withPageStatus(async (outcome): Promise<RenderedPage> => {
    // AbortSignal.timeout() would hold the page in memory until the timeout.
    const late = new AbortController();
    const { signal } = late;
    const timer = setTimeout(() => late.abort(), limits.pages.maxTurnMs);
    const answer = await inject(
      (request, response) =>
        void handle(request, response).catch((error) => response.destroy(error)),
      { method: 'GET', url, headers, signal, validate: false },
    )
      .catch(() => {
        throw new PageFailure(signal.aborted ? 503 : 500);
      })
      .finally(() => clearTimeout(timer));
    dropConnectionHeaders(answer.headers, 'transfer-encoding', 'date');
    // Next sets `location` twice; a client that joins repeated headers would follow "/a, /a".
    const [location] = [answer.headers.location].flat();
    if (location) answer.headers.location = location;
    const hasFailed =
      answer.statusCode >= 500 ||
      (headers.rsc === '1' && errorRow.test(answer.rawPayload.toString('latin1')));
    return {
      status: answer.statusCode,
      ownStatus: outcome.status,
      failure: hasFailed ? (outcome.isApiUnavailable ? 503 : 500) : null,
      isShared: outcome.isShared,
      headers: answer.headers,
      body: answer.rawPayload,
    };
  });
}

export function sendRendered(
  response: ServerResponse,
  { status, headers, body }: RenderedPage,
  ownStatus: number | null = null,
): void {
  const shown = (status === 200 && ownStatus) || status;
  response.writeHead(shown, { ...headers, 'content-length': body.length }).end(body);
}
