import { getResponse } from 'msw';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Clock } from './clock.ts';
import { control, controlPath } from './control.ts';
import { mockHandlers } from './mock-handlers.ts';
import { Refusal } from './refusal.ts';
import { makeWorld, type World } from './world.ts';

export type MockServer = {
  url: string;
  world: World;
  close: () => Promise<void>;
};

type MockServerOptions = {
  port?: number;
  /** Where the clock is set; without it the machine's time. */
  now?: Date;
};

/** Starts the mocked api on a port of this machine, a free one without `port`. */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const clock = new Clock();
  if (options.now) clock.set(options.now);
  const world = makeWorld(clock);
  const handlers = mockHandlers(world);

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/readyz') return new Response('ready');
    if (pathname === '/' || pathname.startsWith(controlPath)) return control(world, request);
    const known = await getResponse(handlers, request);
    if (known) return known;
    world.unknownRequests.push(`${request.method} ${pathname}`);
    return new Refusal('not_found').toResponse();
  };
  const server = createServer((request, response) => {
    void readRequest(request)
      .then(answer)
      .catch((error: unknown) => new Response(String(error), { status: 500 }))
      .then((reply) => send(response, reply));
  });
  // The web keeps its connections for longer than Node's 5 s: one that closes meanwhile is a failed call.
  server.keepAliveTimeout = 120_000;
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
  );
  const { method = 'GET' } = request;
  const bodiless = method === 'GET' || method === 'HEAD';
  return new Request(new URL(request.url ?? '/', 'http://mock'), {
    method,
    headers,
    ...(!bodiless && { body: new Uint8Array(await buffer(request)) }),
  });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
