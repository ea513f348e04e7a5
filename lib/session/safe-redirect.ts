import { guardOf } from '#lib/pages.ts';

const home = '/';
const maxLength = 2_000;
const base = 'https://here.invalid';

/**
 * Returns `target` if it is a path of this site for every URL parser, and no page for guests only;
 * else the home page.
 */
export function safeRedirect(target: string | string[] | null | undefined): string {
  if (typeof target !== 'string' || target.length > maxLength) return home;
  if (!target.startsWith('/') || hasControlCharacter(target) || target.includes('\\')) return home;
  const url = URL.parse(target, base);
  if (!url || url.origin !== base || !isPlainPath(url.pathname)) return home;
  if (guardOf(url.pathname) === 'guest-only') return home;
  return url.pathname + url.search + url.hash;
}

function isPlainPath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.startsWith('//') && !decoded.includes('\\') && !hasControlCharacter(decoded);
  } catch {
    return false;
  }
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
