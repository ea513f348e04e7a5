import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { createProxyServer } from 'httpxy';
import { limitBody, type BodyLimit } from './body-limit.ts';
import { sendError } from './error-response.ts';
import { dropConnectionHeaders } from './request-headers.ts';
import { limits } from './limits.ts';
import type { FrontSettings } from './settings.ts';
import { ConcurrencyLimit } from './turns.ts';

const silenceMs = 60_000;

export function createApiProxy({ apiUrl, API_TIMEOUT, callsOfAddress }: FrontSettings) {
  const target = new URL(apiUrl);
  const Agent = target.protocol === 'https:' ? https.Agent : http.Agent;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: limits.callsAtOnce,
    maxFreeSockets: 128,
    // Without it, the agent ignores `keep-alive` and reuses connections that the api closes.
    timeout: limits.connections.keepAliveTimeout,
  });
  let loggedAt = -Infinity;
  const late = new WeakSet<ServerResponse>();
  const proxy = createProxyServer({ target, agent, changeOrigin: true, selfHandleResponse: true });
  const calls = new ConcurrencyLimit(limits.callsAtOnce, callsOfAddress.all);
  const uploads = new ConcurrencyLimit(limits.uploadsAtOnce, callsOfAddress.uploads);

  proxy.on('proxyReq', (outgoing, request, response) => {
    const { socket } = outgoing;
    const silent = () => {
      if (isWaitingForClient(outgoing, request)) return;
      late.add(response);
      outgoing.destroy();
    };
    socket?.setTimeout(API_TIMEOUT * 1000).on('timeout', silent);
    outgoing.once('close', () => socket?.off('timeout', silent));
  });
  proxy.on('proxyRes', (apiResponse, _request, response) => {
    if (response.headersSent) return void apiResponse.destroy();
    // A copy, because the agent reads `keep-alive` later.
    const headers = { ...apiResponse.headers };
    // Node sets these headers for the client itself.
    dropConnectionHeaders(headers, 'transfer-encoding');
    apiResponse.pipe(response.writeHead(apiResponse.statusCode ?? 502, headers));
  });
  proxy.on('error', (_error, _request, response) => {
    if (!(response instanceof http.ServerResponse) || response.destroyed) return;
    if (performance.now() - loggedAt >= silenceMs) {
      loggedAt = performance.now();
      console.error(`The api at ${target.origin} does not respond.`);
    }
    refuse(response, late.has(response) ? 504 : 503);
  });

  return {
    handle(
      request: IncomingMessage,
      response: ServerResponse,
      addressKey: string,
      limit: BodyLimit,
    ): void {
      const share = limit.bytes > limits.body ? uploads : calls;
      if (calls.running + uploads.running >= limits.callsAtOnce || !share.take(addressKey))
        return refuse(response, 503);
      response.once('close', () => share.release(addressKey));
      dropConnectionHeaders(request.headers, 'expect');
      if (!limitBody(request, response, limit)) return;
      void proxy.web(request, response);
    },
    close: () => agent.destroy(),
  };
}

/** True if the api has taken all that arrived. `cutLateBody` limits the wait for the rest. */
function isWaitingForClient(outgoing: ClientRequest, request: IncomingMessage): boolean {
  return !request.complete && !outgoing.writableNeedDrain;
}

function refuse(response: ServerResponse, status: 503 | 504): void {
  sendError(response, status, 'unavailable', { 'retry-after': '2' });
}
