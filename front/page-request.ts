import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { accessCookieNames, hintCookie, refreshCookieNames } from '#contract/session-cookies.ts';
import { isPrefetch } from '#domain/network/request.ts';
import { searchParams } from '#domain/search/search-params.ts';
import { pages } from '#lib/pages.ts';
import { placeCookieHeaders } from '#lib/place/place.ts';
import type { Variant } from './shared-page.ts';

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

export const searchStart = '/locations?';

/**
 * True if a guest loads a search page whose URL has place, radius and only known parameters. Cookies
 * do not change such a page. Guests share it only if it calls `setPageShared`.
 */
export function isGuestSearch({ url = '', headers }: IncomingMessage): boolean {
  if (!url.startsWith(searchStart) || headers.rsc !== undefined) return false;
  const names = [...new URLSearchParams(url.slice(searchStart.length)).keys()];
  const isComplete = names.includes('lat') && names.includes('radius');
  if (!isComplete || !names.every((name) => searchParams.includes(name))) return false;
  const cookies = cookiesOf(headers);
  return ![...accessCookieNames, ...refreshCookieNames, hintCookie].some((it) => cookies.has(it));
}

/** Returns the Set-Cookie headers for the URL's place and radius; cached pages set no cookies. */
export function searchHeaders({
  method,
  url = '',
  headers,
}: IncomingMessage): Record<string, string[]> {
  const isLoad =
    method === 'GET' &&
    variantOf(headers) === 'html' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    !isPrefetch((name) => headers[name]);
  if (!url.startsWith(searchStart) || !isLoad) return {};
  const cookies = cookiesOf(headers);
  const lines = placeCookieHeaders(new URLSearchParams(url.slice(searchStart.length)), (name) =>
    cookies.get(name),
  );
  return lines.length > 0 ? { 'set-cookie': lines } : {};
}

function cookiesOf({ cookie = '' }: IncomingMessage['headers']): Map<string, string> {
  const pairs = cookie.split(/; */).map((pair) => /^([^=]*)=(.*)$/s.exec(pair) ?? []);
  return new Map(pairs.map(([, name = '', value = '']) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
