import { paths, type CallName } from '#contract/paths.ts';
import type { CallInput } from '#contract/types.ts';

type Watched = {
  signal?: AbortSignal;
  onUpload?: (share: number) => void;
  /** In ms. */
  timeout?: number;
  /** A 401 does not make this tab a guest: the caller leaves the page itself. */
  keepSession?: boolean;
};

type CallOptions<N extends CallName> = CallInput<N> & Watched;

export type CallArguments<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [input?: CallOptions<N>] : [input: CallOptions<N>];

export type CallParts = Watched & {
  params?: object;
  query?: object;
  body?: unknown;
  headers?: object;
};

export type CallRequest = {
  method: string;
  url: string;
  data: unknown;
  headers: Record<string, string>;
  onUpload?: (share: number) => void;
  timeout?: number;
};

/** Lists in the query become `services[]=1&services[]=2`. */
export function callRequest(name: CallName, parts: CallParts): CallRequest {
  const [method = 'GET', path = '/'] = paths[name].split(' ');
  const params = new Map(Object.entries(parts.params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params.get(key))),
  );
  const headers = Object.fromEntries(
    Object.entries(parts.headers ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const { body, onUpload, timeout } = parts;
  // By default axios declares a Blob as a form.
  if (body instanceof Blob) headers['content-type'] = body.type;
  const url = filled + queryText(parts.query ?? {});
  return { method, url, data: body, headers, onUpload, timeout };
}

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
