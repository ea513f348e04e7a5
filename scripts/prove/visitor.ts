import { CookieJar } from '#tests/cookie-jar.ts';

/** The header by which a trusted proxy in front tells the visitors of a network apart. */
export function visitorAt(network: number, index: number): Record<string, string> {
  const parts = [network, index >> 16, index >> 8, index].map((part) => part & 255);
  return { 'x-forwarded-for': parts.join('.') };
}

/** The headers of a write that a page of ours makes in a browser with these cookies. */
export function writeHeaders(cookies: Iterable<[string, string]>): Record<string, string> {
  const jar = new CookieJar();
  for (const [name, value] of cookies) jar.cookies.set(name, value);
  return jar.headers('POST');
}
