import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { isPerRequest } from '#lib/page-gate/per-request.ts';

/**
 * Returns the address that Next hears. A page from the cache is everybody's, and Next would write the query of
 * its first visitor into it: of such an address only the key of Next's own page data is left.
 */
export function pageUrl(url: string, headers: IncomingHttpHeaders): string {
  const [path = '/'] = url.split('?', 1);
  if (path === url || isPerRequest(path)) return url;
  const key = headers.rsc === '1' ? new URLSearchParams(url.slice(path.length)).get('_rsc') : null;
  return key === null ? path : `${path}?_rsc=${encodeURIComponent(key)}`;
}

/** Tells whether Next can read what the browser says of the page it comes from; it would answer 500 otherwise. */
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
