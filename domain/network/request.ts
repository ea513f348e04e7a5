/** Limits of requests to web and api; sizes in bytes, times in ms. */
export const httpBounds = {
  body: 100 * 1024,
  headers: 16 * 1024,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  requestsPerConnection: 1_000,
};

export const requestIdHeader = 'x-request-id';

/** Null if missing or malformed. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string | null {
  const id = headers[requestIdHeader];
  return typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : null;
}

/** With these headers a visitor could impersonate Next or our code. */
export const impersonatingHeaders = [
  'x-nonce',
  'x-user.*',
  'x-middleware-.*',
  'next-resume',
  'content-security-policy.*',
];

/** Also true for a prerender, whose header is `prefetch;prerender`. */
export function isPrefetch(header: (name: string) => unknown): boolean {
  return ['purpose', 'sec-purpose'].some((name) => /^prefetch/.test(String(header(name))));
}

/** Returns an expression for whole names. */
export function headerNames(patterns: readonly string[]): RegExp {
  return new RegExp(`^(${patterns.join('|')})$`);
}

/** Returns the status and, if known, the request id to report. */
export function problemLabel(status: number, id: string): string {
  const facts = [`Eroarea ${status}`, id && `Codul problemei: ${id}`];
  return facts.filter(Boolean).join(' · ');
}
