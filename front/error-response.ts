import type { ServerResponse } from 'node:http';
import { errorSentences, type ErrorCode } from '#contract/error.ts';
import { problemLabel, requestIdHeader } from '#domain/network/request.ts';

export function sendError(
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  headers: Record<string, string> = {},
  onField?: { field: string; message: string },
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = onField?.message ?? errorSentences[code];
  const errors = onField ? { [onField.field]: [message] } : {};
  const body = JSON.stringify({ message, errors, code });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

const copy = {
  pageTitle: 'Pagina nu a putut fi încărcată · Aproape',
  title: 'An error occurred',
  texts: {
    400: 'Adresa acestei pagini nu este scrisă corect. Întoarce-te la pagina principală.',
    429: 'Ai deschis prea multe pagini într-un timp scurt. Așteaptă puțin și încearcă din nou.',
    500: 'Pagina nu a putut fi încărcată. Întoarce-te la pagina principală.',
    503: 'Pagina nu a putut fi încărcată acum. Încercăm din nou automat, în câteva secunde.',
  },
  retry: 'Încearcă din nou',
  home: 'Înapoi la pagina principală',
};

export function refusePage(
  response: ServerResponse,
  status: 400 | 429 | 500 | 503,
  seconds = 0,
): void {
  const id = response.getHeader(requestIdHeader);
  const body = page(copy.texts[status], problemLabel(status, String(id ?? '')), status !== 400);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(seconds > 0 && { 'retry-after': String(seconds) }),
    ...(status === 503 && { refresh: String(seconds + 3) }),
  });
  response.end(body);
}

const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16"/><path d="M16 16a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0a8 8 0 0 1-16 0a9.5 9.5 0 0 1 5-8.5"/></svg>';

/** `facts` (status and request id) needs no escaping. */
function page(text: string, facts: string, canRetry: boolean): string {
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.pageTitle}</title>
<style>
:root { color-scheme: light dark; --brand: light-dark(#b4451f, #ee8a62) }
body { margin: 0; background: light-dark(#fbf8f3, #171310); color: light-dark(#1f1b16, #f4ede4); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem }
svg { width: 3rem; fill: var(--brand) }
path { fill: none; stroke: light-dark(#fff, #1f1008); stroke-width: 2.25; stroke-linecap: round }
h1 { font: 600 1.75rem/1.2 Georgia, serif }
a { display: inline-block; margin: 0.5rem 1.25rem 0 0; line-height: 2.75rem; color: var(--brand); font-weight: 600 }
</style>
</head>
<body>
<main>
${logo}
<h1 lang="en">${copy.title}</h1>
<p>${text}</p>
<p><small>${facts}</small></p>
${canRetry ? `<a href="">${copy.retry}</a>` : ''}
<a href="/">${copy.home}</a>
</main>
</body>
</html>
`;
}
