import proxyAddr from '@fastify/proxy-addr';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { AddressLimit } from './address-limit.ts';
import { createApiProxy } from './api-proxy.ts';
import { bodyLimitOf, cutLateBody } from './body-limit.ts';
import { refusePage, sendError } from './error-response.ts';
import { createPageEntry } from './page-entry.ts';
import { PageChanges } from './page-changes.ts';
import type { Pages } from './pages.ts';
import { logRequest } from './request-log.ts';
import { cleanHeaders, remoteOf } from './request-headers.ts';
import { limits } from './limits.ts';
import type { FrontSettings } from './settings.ts';
import { targetOf } from './target.ts';

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export function createFront(
  settings: FrontSettings,
  pages: Pages,
  { changes = new PageChanges(), isStopping = (): boolean => false } = {},
): Server {
  const trusts = proxyAddr.compile(settings.TRUSTED_PROXIES);
  const api = createApiProxy(settings);
  const calls = new AddressLimit('calls', settings.perMinute.calls);
  const page = createPageEntry(settings, pages, changes);
  const logsRequests = ['info', 'debug'].includes(settings.LOG_LEVEL);

  const server = createServer(limits.connections, (request, response) => {
    const remote = remoteOf(request, trusts);
    const headers = {
      'X-Request-Id': cleanHeaders(request, remote),
      ...(settings.isProduction && remote.proto === 'https' && strictTransport),
    };
    const { method = 'GET', url = '/' } = request;
    const target = targetOf(method, url);
    if (logsRequests) logRequest(request, response, target, headers['X-Request-Id']);
    const limit = bodyLimitOf(method, url);
    cutLateBody(request, limit);
    if (target === 'pages' && page.sendHit(request, response, remote.address, headers)) return;
    response.setHeaders(new Map(Object.entries(headers)));
    if (target === 'health') {
      sendHealth(response, url, { isStopping, commit: settings.GIT_COMMIT ?? null });
    } else if (target === 'malformed') {
      refusePage(response, 400);
    } else if (target === 'malformed-call') {
      sendError(response, 400, 'bad_request');
    } else if (target === 'api') {
      const key = limitKeyOf(remote.address);
      const wait = calls.count(key);
      if (wait === 0) return api.handle(request, response, key, limit);
      // Closing the connection discards pipelined requests.
      const close = { 'retry-after': String(wait), connection: 'close' };
      sendError(response, 429, 'too_many_attempts', close);
    } else if (pages.dev) {
      void pages.handle(request, response);
    } else {
      void page.handle(request, response, remote.address);
    }
  });
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  // Without a listener, Node serves a request with `Upgrade: h2c` over HTTP/1.1.
  const { upgrade } = pages;
  if (upgrade)
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      void upgrade(request, socket, head);
    });
  server.on('close', api.close);
  if (settings.warmsPages && !pages.dev)
    server.once('listening', () => {
      setTimeout(() => void page.warm(() => !server.listening), limits.warmAfterMs).unref();
    });
  return server;
}

/** Ignores the api, because cached pages do not need it. */
function sendHealth(
  response: ServerResponse,
  url: string,
  health: { isStopping: () => boolean; commit: string | null },
): void {
  const [path] = url.split('?', 1);
  const isStopping = path === '/readyz' && health.isStopping();
  const status = isStopping ? 'draining' : 'ok';
  response.writeHead(isStopping ? 503 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(path === '/version' ? { commit: health.commit } : { status }));
}
