import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { createProxyServer } from 'httpxy';
import { limitBody } from './body-limit.ts';
import { answerError } from './error-answer.ts';
import { dropConnectionHeaders } from './request-headers.ts';
import { bodyLimit } from './target.ts';

export type ApiProxy = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
};

/**
 * Passes calls to the api over kept connections. An api that is away is 503, one that says nothing for
 * `timeout` ms is 504, both with code `unavailable`.
 */
export function createApiProxy(apiUrl: URL, timeout: number): ApiProxy {
  const Agent = apiUrl.protocol === 'https:' ? https.Agent : http.Agent;
  const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 128 });
  const late = new WeakSet<ServerResponse>();
  const proxy = createProxyServer({
    target: apiUrl,
    agent,
    changeOrigin: true,
    proxyTimeout: timeout,
  });

  proxy.on('proxyReq', (outgoing, _request, response) => {
    outgoing.on('timeout', () => late.add(response));
  });
  proxy.on('proxyRes', (answer) => {
    delete answer.headers['keep-alive'];
  });
  proxy.on('error', (_error, _request, response) => {
    if (!(response instanceof http.ServerResponse) || response.destroyed) return;
    const status = late.has(response) ? 504 : 503;
    answerError(response, status, 'unavailable', 'The service is not available.', {
      'retry-after': '2',
    });
  });

  return {
    handle(request, response) {
      const { method = 'GET', url = '/' } = request;
      dropConnectionHeaders(request);
      if (!limitBody(request, response, bodyLimit(method, url))) return;
      void proxy.web(request, response);
    },
    close: () => agent.destroy(),
  };
}
