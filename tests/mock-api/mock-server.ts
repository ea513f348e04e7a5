import { getResponse } from 'msw';
import { errorResponse } from '#tests/msw/mock-call.ts';
import { startWebServer, type WebServer } from '#tests/web-server.ts';
import { Clock } from './clock.ts';
import { control, controlPath } from './control.ts';
import { mockHandlers } from './mock-handlers.ts';
import { makeWorld, type World } from './world.ts';

export type MockServer = WebServer & { world: World };

export async function startMockServer(now?: Date): Promise<MockServer> {
  const clock = new Clock();
  if (now) clock.set(now);
  const world = makeWorld(clock);
  const handlers = mockHandlers(world);
  const server = await startWebServer(async (request) => {
    const { pathname } = new URL(request.url);
    if (['/livez', '/readyz'].includes(pathname)) return new Response('ready');
    if (pathname === controlPath) return control(world, request);
    const known = await getResponse(handlers, request);
    if (known) return known;
    world.unknownRequests.push(`${request.method} ${pathname}`);
    return errorResponse('not_found');
  });
  return { ...server, world };
}
