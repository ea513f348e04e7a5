import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { pages } from '#lib/pages.ts';
import type { Variant } from './page-cache.ts';

/** Returns '/iasi' for '/%69asi', so that a page is cached once. */
export function plainPath(path: string): string {
  return path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/');
}

export function variantOf(headers: IncomingHttpHeaders): Variant {
  if (headers.rsc !== '1') return 'html';
  return headers['next-router-segment-prefetch'] === '/_tree' ? 'tree' : 'data';
}

/** False if Next would respond 500, because it cannot parse the router state. */
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

/** Other first segments are cities, categories, contests or files. */
const pageNames = new Set(
  Object.keys(pages).flatMap((path) => /^\/([a-z-]+)/.exec(path)?.[1] ?? []),
);

/** Returns '/faq?a=B' for '/Faq?a=B'; null if the page name is unknown or has no capitals. */
export function speltUrl(url: string): string | null {
  const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/s.exec(url) ?? [];
  const spelt = name.toLowerCase();
  return spelt !== name && pageNames.has(spelt) ? `/${spelt}${rest}` : null;
}
