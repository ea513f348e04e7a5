import { paths, type CallName } from '#contract/paths.ts';
import type { CallInput } from '#contract/types.ts';

type Watched = {
  signal?: AbortSignal;
  onUpload?: (share: number) => void;
  timeout?: number;
  /** A 401 does not make this tab a guest, because the caller leaves the page itself. */
  keepSession?: boolean;
};

type CallOptions<N extends CallName> = CallInput<N> & Watched;

export type CallArguments<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [input?: CallOptions<N>] : [input: CallOptions<N>];

export type CallParts = Watched & {
  params?: Record<string, unknown>;
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
};

export type CallRequest = ReturnType<typeof callRequest>;

export function callRequest(name: CallName, parts: CallParts) {
  const { params, query, body, signal, onUpload, timeout } = parts;
  const [method = 'GET', path = '/'] = paths[name].split(' ');
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params?.[key])),
  );
  const headers = { ...parts.headers };
  // By default axios declares a Blob as a form.
  if (body instanceof Blob) headers['content-type'] = body.type;
  const url = filled + queryText(query ?? {});
  return { method, url, data: body, headers, signal, onUpload, timeout };
}

/** Accepts lone surrogates, unlike axios. */
function queryText(query: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const one of value) search.append(`${key}[]`, String(one));
    else search.append(key, String(value));
  }
  const text = search.toString().replaceAll('%5B%5D', '[]');
  return text && `?${text}`;
}
