import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type WebServer = { url: string; close: () => Promise<void> };

/** `Response.error()` breaks the connection. */
export async function startWebServer(
  respond: (request: Request) => Promise<Response>,
  port = 0,
): Promise<WebServer> {
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method = 'GET', headers } = incoming;
    const bytes = new Uint8Array(await buffer(incoming));
    const request = new Request(new URL(url, 'http://server'), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(bytes.length > 0 && { body: bytes }),
    });
    const response = await respond(request).catch(
      (error: unknown) => new Response(String(error), { status: 500 }),
    );
    if (response.type === 'error') {
      outgoing.destroy();
      return;
    }
    outgoing.statusCode = response.status;
    outgoing.setHeaders(response.headers);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  // The web reuses connections for longer than Node's default of 5 s.
  server.keepAliveTimeout = 120_000;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
