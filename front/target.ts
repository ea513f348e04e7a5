import { avatarUpload } from '#contract/account-values.ts';
import { paths } from '#contract/paths.ts';
import { limits } from './limits.ts';

const apiPrefixes = ['/api', '/auth', '/sanctum'];

export type BodyLimit = {
  bytes: number;
  timeoutMs: number;
  minRate?: { bytes: number; interval: number };
  tooLarge?: { field: string; message: string };
};

export type Target = 'api' | 'pages' | 'health' | 'malformed' | 'malformed-call';

/** Malformed: two parsers could read the URL differently. */
export function targetOf(method: string, url: string): Target {
  const path = url.split('?', 1)[0] ?? '';
  const isCall = apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const isRead = ['GET', 'HEAD'].includes(method);
  if (!isPlainPath(path)) return isCall || !isRead ? 'malformed-call' : 'malformed';
  if (url === '/readyz?all=1') return 'api';
  if (['/livez', '/readyz', '/version'].includes(path) && isRead) return 'health';
  return isCall || `${method} ${path}` === paths.setOwnPassword ? 'api' : 'pages';
}

/** The avatar is the only body that is not JSON. */
export function bodyLimitOf(method: string, url: string): BodyLimit {
  return `${method} ${url.split('?', 1)[0]}` === paths.uploadAvatar
    ? { ...avatarUpload, bytes: avatarUpload.maxBytes, minRate: limits.uploadRate }
    : { bytes: limits.body, timeoutMs: limits.bodyTimeoutMs };
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\')) return false;
  try {
    return path.split('/').every((part) => !['.', '..'].includes(decodeURIComponent(part)));
  } catch {
    return false;
  }
}
