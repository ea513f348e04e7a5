import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiHealth } from './api-health.ts';
import { createApiProxy } from './api-proxy.ts';
import { clientOf, trustedPeers } from './client.ts';
import { answerError } from './error-answer.ts';
import { createPageEntry } from './page-entry.ts';
import { cleanHeaders } from './request-headers.ts';
import type { FrontSettings } from './settings.ts';
import { targetOf } from './target.ts';

/** Next as this server sees it; its dev server (`dev`) has posts and addresses of its own. */
export type Pages = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Whether a path below /_next/static/ is a file of the build. */
  hasFile: (path: string) => boolean;
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  dev: boolean;
};

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

/** The web's one door: calls go to the api, everything else to `pages`. Listening is up to the caller. */
export function createFront(
  settings: FrontSettings,
  pages: Pages,
  health = new ApiHealth(settings.apiUrl),
): Server {
  const trusted = trustedPeers(settings.trustedProxies);
  const api = createApiProxy(settings.apiUrl, settings.apiTimeout, health);
  const answerPage = createPageEntry(settings, pages, health);

  const server = createServer(limits, (request, response) => {
    const client = clientOf(request, trusted);
    response.setHeader('X-Request-Id', cleanHeaders(request, client));
    const { method = 'GET', url = '/' } = request;
    const target = targetOf(method, url);
    if (target === 'malformed') {
      answerError(response, 400, 'bad_request');
    } else if (target === 'api') {
      api.handle(request, response);
    } else if (pages.dev) {
      void pages.handle(request, response);
    } else {
      void answerPage(request, response, client.address);
    }
  });
  server.maxRequestsPerSocket = 1000;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pages.upgrade) void pages.upgrade(request, socket, head);
    else socket.destroy();
  });
  server.on('close', api.close);
  return server;
}
