import 'server-only';
import axios, { AxiosError, isAxiosError } from 'axios';
import { cookies, headers } from 'next/headers';
import pLimit from 'p-limit';
import { cache } from 'react';
import type { CallName } from '#contract/paths.ts';
import { accessCookieNames } from '#contract/session-cookies.ts';
import type { CallOutput } from '#contract/types.ts';
import { webEnv } from '#lib/env.ts';
import { ApiError, isApiError } from './api-error.ts';
import { bodyOf } from './response-body.ts';
import { setApiUnavailable } from '#lib/page-gate/page-status.ts';
import { type CallArguments, type CallParts, callRequest } from './call-request.ts';
import { requestIdHeader } from '#domain/network/request.ts';

/** Bounds all reads, because the api does not rate-limit those of shared pages. */
const reads = pLimit(24);
const maxWaitingReads = 200;

/** A read that timed out fails at once until this time, because Next renders failures twice. */
const silent = new Map<string, number>();

type Read = { parts?: CallParts; forwarded?: Record<string, string> };

/** Sends no cookies; deduplicates per render. Throws ApiError (`network` after a timeout). */
export async function serverCall<N extends CallName>(
  name: N,
  ...[parts]: CallArguments<N>
): Promise<CallOutput<N>> {
  return (await readOnce(name, JSON.stringify({ parts }))) as CallOutput<N>;
}

/** Forwards only access cookie, remote address and request id. Throws ApiError. */
export async function sessionCall<N extends CallName>(
  name: N,
  ...[parts]: CallArguments<N>
): Promise<CallOutput<N>> {
  const [jar, pageHeaders] = await Promise.all([cookies(), headers()]);
  const access = accessCookieNames.flatMap((cookie) => jar.get(cookie) ?? []);
  const forwarded: Record<string, string> = {
    cookie: access.map(({ name: key, value }) => `${key}=${value}`).join('; '),
  };
  for (const header of [requestIdHeader, 'x-forwarded-for']) {
    const value = pageHeaders.get(header);
    if (value) forwarded[header] = value;
  }
  return (await readOnce(name, JSON.stringify({ parts, forwarded }))) as CallOutput<N>;
}

// React's cache() compares by identity, so it gets text.
const readOnce = cache((name: CallName, text: string) =>
  read(name, JSON.parse(text) as Read).catch((error: unknown) => {
    if (isApiError(error, 'network', 'unavailable', 'too_many_attempts')) setApiUnavailable();
    throw error;
  }),
);

async function read(name: CallName, { parts = {}, forwarded = {} }: Read): Promise<unknown> {
  const { method, url, data, headers: ownHeaders } = callRequest(name, parts);
  const key = `${url} ${forwarded.cookie ?? ''}`;
  if (performance.now() < (silent.get(key) ?? 0)) throw new ApiError(0, 'network');
  if (reads.pendingCount >= maxWaitingReads) throw new ApiError(503, 'unavailable');
  try {
    const { status, data: body } = await reads(axios.request<unknown>, {
      // Not `fetch`, whose responses Next may cache.
      adapter: 'http',
      baseURL: webEnv().apiUrl,
      method,
      url,
      data,
      headers: { Accept: 'application/json', ...forwarded, ...ownHeaders },
      timeout: webEnv().API_READ_TIMEOUT_MS,
      maxRedirects: 0,
      proxy: false,
      validateStatus: () => true,
    });
    return bodyOf(status, body);
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    if (silent.size > 1_000) silent.clear();
    if (error.code === AxiosError.ECONNABORTED) silent.set(key, performance.now() + 1_000);
    throw new ApiError(0, 'network');
  }
}
