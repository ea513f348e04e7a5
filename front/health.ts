import type { ServerResponse } from 'node:http';

export type Health = {
  isStopping: () => boolean;
  commit: string | null;
};

/** The web's own state: it serves cached pages without the api. `/readyz?all=1` goes to the api. */
export function sendHealth(response: ServerResponse, url: string, health: Health): void {
  const [path] = url.split('?', 1);
  const isStopping = path === '/readyz' && health.isStopping();
  const status = isStopping ? 'draining' : 'ok';
  response.writeHead(isStopping ? 503 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(path === '/version' ? { commit: health.commit } : { status }));
}
