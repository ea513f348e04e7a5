import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { isPerRequest } from '#lib/pages.ts';

/**
 * Returns the URL to pass to Next. Cached pages are shared: strips the query so that the first visitor's does
 * not leak into the cache. Keeps only the key of Next's page data (`_rsc`).
 */
export function pageUrl(url: string, headers: IncomingHttpHeaders): string {
  const [path = '/'] = url.split('?', 1);
  if (path === url || isPerRequest(path)) return url;
  const key = headers.rsc === '1' ? new URLSearchParams(url.slice(path.length)).get('_rsc') : null;
  return key === null ? path : `${path}?_rsc=${encodeURIComponent(key)}`;
}

/** Returns false if Next cannot parse the router state header; it would respond with 500. */
export function hasReadableState(headers: IncomingHttpHeaders): boolean {
  const state = headers['next-router-state-tree'];
  if (state === undefined) return true;
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
