import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { Variant } from './page-cache.ts';

/** Returns the path in one spelling ('/%69asi' is '/iasi'), so that an address has one page. */
export function plainPath(path: string): string {
  return path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/');
}

/** A document, or what the router of the browser requests: the page's data, or its tree of segments. */
export function variantOf(headers: IncomingHttpHeaders): Variant {
  if (headers.rsc !== '1') return 'html';
  return headers['next-router-segment-prefetch'] === '/_tree' ? 'tree' : 'data';
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
