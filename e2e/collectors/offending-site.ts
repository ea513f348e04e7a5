import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (body: string) =>
  `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Pagină</title><link rel="icon" href="data:,">` +
  `</head><body><main><h1>Pagină</h1>${body}</main></body></html>`;

const script = (code: string) => page(`<script>${code}</script>`);

/** One page per kind of offence, `/good` without any; each says by its title when it has done its deed. */
const pages: Record<string, string> = {
  '/good': page('<p>Bun.</p>'),
  '/console': script('console.error("ceva nu merge")'),
  '/warning': script('console.warn("ceva nu e frumos")'),
  '/hydration': script(
    'reportError(new Error("Minified React error #418; visit https://react.dev"))',
  ),
  '/hydration-in-development': script(
    'console.error("Hydration failed because the server rendered text did not match the client.")',
  ),
  '/exception': script('setTimeout(() => { throw new Error("nimeni nu m-a prins") })'),
  '/rejection': script('Promise.reject(new Error("promisiune uitată"))'),
  '/refused': script('fetch("/missing?x=1")'),
  '/broken': script('fetch("/failing")'),
  '/failed-on-server': script(
    'fetch("/failing").then(() => console.error("Error: Minified React error #441; visit …"))',
  ),
  '/unreachable': script('fetch("/cut")'),
  '/replaced': script(
    'const c = new AbortController(); fetch("/good", c).catch(() => {}); c.abort()',
  ),
  '/given-up': script(
    'const c = new AbortController(); const { signal } = c; setTimeout(() => c.abort(), 100);' +
      'fetch("/hanging", { method: "POST", signal }).catch(() => {})',
  ),
  '/answered': script(
    'const c = new AbortController(); const { signal } = c;' +
      'fetch("/half-sent", { method: "POST", signal }).then(() => c.abort())',
  ),
  '/third-party': page('<img src="http://127.0.0.2:9/pixel.png" alt="Pixel">'),
  '/csp': script('eval("1")'),
  '/axe': page('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'),
};

/** A little site that does everything wrong, on a free port. Ends with `close`. */
export async function startOffendingSite(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/cut') return void request.socket.destroy();
    if (pathname === '/hanging') return;
    if (pathname === '/half-sent') return void response.writeHead(200).write('{');
    const html = pages[pathname];
    const status = pathname === '/failing' ? 500 : html ? 200 : 404;
    const policy = pathname === '/csp' ? "script-src 'unsafe-inline'" : "object-src 'none'";
    response.writeHead(status, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(html ?? page('<p>Nu există.</p>'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
