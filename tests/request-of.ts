import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { isMutation, paths, type CallName } from '#contract/paths.ts';

export type CallParts = {
  params?: object;
  query?: object;
  body?: unknown;
  headers?: object;
};

export type CallRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string | Blob;
};

/** Lists become `services[]=1&services[]=2`; the body is JSON or raw bytes. */
export function requestOf(name: CallName, parts: CallParts): CallRequest {
  const [method, path = ''] = paths[name].split(' ');
  const params = new Map(Object.entries(parts.params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params.get(key)).toWellFormed()),
  );
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((one) => [`${key}[]`, String(one)])
        : value === undefined
          ? []
          : [[key, String(value)]],
    ),
  );
  return {
    method: method as CallRequest['method'],
    url: query.size > 0 ? `${filled}?${query}` : filled,
    headers: {
      ...parts.headers,
      ...(parts.body !== undefined && { 'content-type': typeOf(parts) }),
    },
    ...(parts.body !== undefined && { payload: payloadOf(parts) }),
  };
}

/** Fills only the parameters `id`, `user_id` and `type`. A mutation sends `{}` with its content type. */
export function bareRequest(name: CallName) {
  const params = { id: randomUUID(), user_id: randomUUID(), type: 'upcoming' };
  const { method, url } = requestOf(name, { params });
  if (!isMutation(name)) return { method, url, headers: {} };
  const { rawBody }: Call = calls[name];
  const [type = 'application/json'] = rawBody?.types ?? [];
  return { method, url, payload: '{}', headers: { 'content-type': type } };
}

function typeOf({ body }: CallParts): string {
  return body instanceof Blob ? body.type : 'application/json';
}

function payloadOf({ body }: CallParts): string | Blob {
  return body instanceof Blob ? body : JSON.stringify(body);
}
