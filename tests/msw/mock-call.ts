import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ErrorBody } from '#contract/error-body.ts';
import { errorStatus, type ErrorCode } from '#contract/error.ts';
import { calls } from '#contract/calls.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';

export type CallRequest = {
  params: Record<string, string | readonly string[] | undefined>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, undefined if empty; raw bytes are a Blob. */
  body: unknown;
  /** Without query. */
  path: string;
  signal: AbortSignal;
};

type MockResponse<N extends CallName> = CallOutput<N> | Response;
type Responder<N extends CallName> = (
  request: CallRequest,
) => MockResponse<N> | Promise<MockResponse<N>>;

export function mockCall<N extends CallName>(name: N, respond: Responder<N>): HttpHandler {
  const [method = 'GET', path = '/'] = paths[name].split(' ');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[verb](`*${path}`, async ({ request, params }) => {
    const { searchParams: query, pathname } = new URL(request.url);
    const isRaw = 'rawBody' in calls[name];
    const body = isRaw ? await request.blob() : readJson(await request.text());
    if (body === unreadable) return errorResponse('bad_request');
    const { headers, signal } = request;
    return toResponse(
      name,
      await respond({ params, query, headers, body, path: pathname, signal }),
    );
  });
}

const unreadable = Symbol('no JSON');

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return unreadable;
  }
}

export function toResponse<N extends CallName>(name: N, output: MockResponse<N>): Response {
  if (output instanceof Response) return output;
  if (output === null) return new HttpResponse(null, { status: 204 });
  return HttpResponse.json(output as object, { status: calls[name].success.status });
}

export function errorResponse(code: ErrorCode, more: Partial<ErrorBody> = {}): Response {
  const body = { message: code, errors: {}, code, ...more };
  return HttpResponse.json(body, { status: errorStatus[code] });
}
