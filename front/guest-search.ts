import type { IncomingMessage } from 'node:http';
import { accessCookieNames, hintCookie, refreshCookieNames } from '#contract/session-cookies.ts';
import { isPrefetch } from '#domain/network/request.ts';
import { searchParams } from '#domain/search/search-params.ts';
import { placeCookieHeaders } from '#lib/place/place.ts';
import { variantOf } from './page-request.ts';

const start = '/locations?';

/**
 * True for a guest's document request for a search whose URL has place and radius: cookies do not
 * change the page. Guests share the page only if it calls `setPageShared`.
 */
export function isGuestSearch({ url = '', headers }: IncomingMessage): boolean {
  if (!url.startsWith(start) || headers.rsc !== undefined) return false;
  const names = [...new URLSearchParams(url.slice(start.length)).keys()];
  const isComplete = names.includes('lat') && names.includes('radius');
  if (!isComplete || !names.every((name) => searchParams.includes(name))) return false;
  const cookies = cookiesOf(headers);
  return ![...accessCookieNames, ...refreshCookieNames, hintCookie].some((it) => cookies.has(it));
}

/** Returns Set-Cookie headers with place and radius: cached pages have none. */
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
  if (!url.startsWith(start) || !isLoad) return {};
  const cookies = cookiesOf(headers);
  const lines = placeCookieHeaders(new URLSearchParams(url.slice(start.length)), (name) =>
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
