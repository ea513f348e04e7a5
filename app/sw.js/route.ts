import { workerScript } from '#features/offline/worker-script.ts';

// The same for everybody until the next build.
export const dynamic = 'force-static';

/** The service worker; the browser asks for it again after each page. */
export function GET(): Response {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(workerScript(), { headers });
}
