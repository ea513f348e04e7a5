import { offlinePage, offlinePolicy } from './offline-page.ts';

/** Caches nothing, so nothing is stale or private. */
export function workerScript(): string {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': offlinePolicy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return `const page = ${JSON.stringify(offlinePage())};
const headers = ${JSON.stringify(headers)};

addEventListener('install', (event) => {
  skipWaiting();
  // Wakes the worker only for pages, where the browser supports it.
  const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(event.addRoutes?.(others).catch(() => {}));
});

addEventListener('activate', (event) => {
  // Sends the request while the worker starts.
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event));
});

async function fromNetwork({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const isPage = !/^\\/(api|auth)\\//.test(new URL(request.url).pathname);
    return isPage ? new Response(page, { headers }) : Response.error();
  }
}
`;
}
