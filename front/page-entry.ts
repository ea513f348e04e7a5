import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitKeyOf } from '#domain/client-address.ts';
import { guardOf } from '#lib/route-guard.ts';
import { withPageStatus } from '#lib/page-gate/page-status.ts';
import { isPerRequest } from '#lib/page-gate/per-request.ts';
import { AddressLimit } from './address-limit.ts';
import type { ApiHealth } from './api-health.ts';
import { answerError } from './error-answer.ts';
import { speltUrl } from './page-names.ts';
import { hasReadableState, pageUrl } from './page-request.ts';
import { watchPage, type AnswerKind } from './page-response.ts';
import type { Pages } from './pages.ts';
import { refusePage } from './refused-page.ts';
import { limits, type FrontSettings } from './settings.ts';
import { Turns } from './turns.ts';

type PageEntry = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

/**
 * The door to Next. A page has its turn until its answer begins; more than the process can make in time are
 * refused with 503, and with 429 those of an address that asks for too many.
 */
export function createPageEntry(
  settings: FrontSettings,
  pages: Pages,
  health: ApiHealth,
): PageEntry {
  const limit = new AddressLimit(settings.pagesPerMinute);
  const newTurns = () => new Turns({ ...limits.pages, atOnce: settings.pagesAtOnce });
  // Apart, so that searches for everything do not hold up the pages that are there already.
  const turns = { cached: newTurns(), perRequest: newTurns() };

  const makePage = (
    request: IncomingMessage,
    response: ServerResponse,
    begins: () => void,
    kind: AnswerKind,
  ): Promise<void> =>
    withPageStatus((status) => {
      watchPage(response, {
        kind,
        begins,
        isPassing: () => health.isAway,
        ownStatus: status,
        showInstead: (page) => {
          request.url = page;
          void makePage(request, response, begins, 'stand-in');
        },
      });
      return pages.handle(request, response);
    });

  return async (request, response, address) => {
    const { method, url = '/', headers } = request;
    const [path = '/'] = url.split('?', 1);
    if (method !== 'GET' && method !== 'HEAD')
      return answerError(response, 405, 'method_not_allowed', {
        allow: 'GET, HEAD',
      });
    if (!hasReadableState(headers)) return answerError(response, 400, 'bad_request');
    if (path.startsWith('/_next/static/')) {
      if (pages.hasFile(path)) return pages.handle(request, response);
      return answerError(response, 404, 'not_found');
    }
    const spelt = speltUrl(url);
    if (spelt !== null) {
      response.writeHead(308, { location: spelt }).end();
      return;
    }
    // A guard that nobody knows: the page is never made.
    if (guardOf(path) === null) return refusePage(response, 500);
    const wait = limit.count(limitKeyOf(address));
    if (wait > 0) return refusePage(response, 429, wait);

    const end = await turns[isPerRequest(path) ? 'perRequest' : 'cached'].take();
    if (!end) return refusePage(response, 503, 2);
    try {
      if (response.destroyed) return;
      request.url = pageUrl(url, headers);
      await makePage(request, response, end, headers.rsc === '1' ? 'data' : 'page');
    } finally {
      end();
    }
  };
}
