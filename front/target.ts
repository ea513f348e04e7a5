import { paths } from '#contract/paths.ts';

const apiPrefixes = ['/api', '/auth', '/sanctum'];

type Target = 'api' | 'pages' | 'health' | 'malformed' | 'malformed-call';

export function targetOf(method: string, url: string): Target {
  const path = url.split('?', 1)[0] ?? '';
  const isCall = apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const isRead = ['GET', 'HEAD'].includes(method);
  if (!isPlainPath(path)) return isCall || !isRead ? 'malformed-call' : 'malformed';
  if (url === '/readyz?all=1') return 'api';
  if (['/livez', '/readyz', '/version'].includes(path) && isRead) return 'health';
  return isCall || `${method} ${path}` === paths.setOwnPassword ? 'api' : 'pages';
}

/** Two parsers could read other paths differently. */
function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\')) return false;
  try {
    return path.split('/').every((part) => !['.', '..'].includes(decodeURIComponent(part)));
  } catch {
    return false;
  }
}
