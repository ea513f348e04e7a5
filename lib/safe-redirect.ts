import { guardOf } from './route-guard.ts';

const HOME = '/';
const MAX_LENGTH = 2_000;
const BASE = 'https://here.invalid';

/**
 * Returns where to go after signing in: the given address when it is a path of this site that anyone
 * signed in may see, else `/`. Whatever another parser could read as another site is refused.
 */
export function safeRedirect(target: string | string[] | null | undefined): string {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return HOME;
  if (!target.startsWith('/') || hasControlCharacter(target) || target.includes('\\')) return HOME;
  const url = URL.parse(target, BASE);
  if (!url || url.origin !== BASE || !isPlainPath(url.pathname)) return HOME;
  if (guardOf(url.pathname) === 'guest-only') return HOME;
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
