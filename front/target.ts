import { avatarUpload } from '#contract/account-values.ts';
import { limits } from './settings.ts';

const apiPrefixes = ['/api', '/auth', '/sanctum'];

/** Bytes that a body may have, milliseconds that it may take, and the words about a longer one that is no text. */
export type BodyLimit = {
  bytes: number;
  patience: number;
  /** Bytes that must arrive within each interval (ms). */
  minRate?: { bytes: number; interval: number };
  tooLarge?: { field: string; message: string };
};

export type Target = 'api' | 'pages' | 'malformed' | 'malformed-call';

/**
 * Who answers: the api, Next, or nobody (an address that two parsers could read differently; whoever wrote it meant a
 * call where it begins like one).
 * `PUT /setup-password` is a call and `GET /setup-password` a page.
 */
export function targetOf(method: string, url: string): Target {
  const path = url.split('?', 1)[0] ?? '';
  const isCall = apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (!isPlainPath(path)) return isCall ? 'malformed-call' : 'malformed';
  if (path === '/livez') return 'api';
  if (path === '/setup-password' && method === 'PUT') return 'api';
  return isCall ? 'api' : 'pages';
}

/** What a call may send: 100 kB, or 5 MB for the avatar, the one body that is not JSON. */
export function bodyLimit(method: string, url: string): BodyLimit {
  return method === 'POST' && url.split('?', 1)[0] === '/api/account/avatar'
    ? { ...avatarUpload, bytes: avatarUpload.maxBytes, minRate: limits.uploadRate }
    : { bytes: limits.body, patience: limits.bodyPatience };
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\')) return false;
  try {
    return path.split('/').every((part) => !['.', '..'].includes(decodeURIComponent(part)));
  } catch {
    return false;
  }
}
