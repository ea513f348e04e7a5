import { paths, type CallName } from '#contract/paths.ts';
import type { CallInput } from '#contract/types.ts';

type Watched = {
  signal?: AbortSignal;
  /** Hears which share of the body, 0 to 1, has gone out. */
  onUpload?: (share: number) => void;
  /** Milliseconds that it may take, where that is more than any other call. */
  timeout?: number;
};

type CallOptions<N extends CallName> = CallInput<N> & Watched;

/** The input may be left out where the call needs none. */
export type CallArguments<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [input?: CallOptions<N>] : [input: CallOptions<N>];

/** The parts of any call's input, without the types of the one call. */
export type CallParts = Watched & {
  params?: object;
  query?: object;
  body?: unknown;
  headers?: object;
};

export type CallRequest = {
  method: string;
  /** Path and query, beginning with a slash. */
  url: string;
  data: unknown;
  headers: Record<string, string>;
  onUpload?: (share: number) => void;
  timeout?: number;
};

/** Returns the HTTP request of a call; a list in the query is written `services[]=1&services[]=2`. */
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
  // A body of bytes says itself what it is; axios would call it a form.
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
