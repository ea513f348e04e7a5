import { workerScript } from '#features/offline/worker-script.ts';

export const dynamic = 'force-static';

export function GET(): Response {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(workerScript(), { headers });
}
