import type { ServerResponse } from 'node:http';
import { copy } from './copy.ts';

/**
 * Answers a small page instead of the one that was asked for: 503 when it cannot be made right now, which the
 * browser tries again by itself, and 429 for who asks too much. `wait` in seconds.
 */
export function refusePage(response: ServerResponse, status: 503 | 429, wait: number): void {
  const id = response.getHeader('x-request-id');
  const body = page(status === 503 ? copy.busy : copy.tooMany, String(id ?? ''));
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'retry-after': String(wait),
    ...(status === 503 && { refresh: String(wait + 3) }),
  });
  response.end(body);
}

/** `id` is the request's, clean enough to stand in HTML. */
function page(text: string, id: string): string {
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.pageTitle}</title>
<style>
body { margin: 0; background: #fbf8f3; color: #1f1b16; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem }
h1 { font: 600 1.75rem/1.2 Georgia, serif }
a { display: inline-block; margin: 0.5rem 1.25rem 0 0; line-height: 2.75rem; color: #b4451f; font-weight: 600 }
</style>
</head>
<body>
<main>
<h1 lang="en">${copy.title}</h1>
<p>${text}</p>
${id && `<p><small>${copy.code} ${id}</small></p>\n`}<a href="">${copy.retry}</a>
<a href="/">${copy.home}</a>
</main>
</body>
</html>
`;
}
