import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { CallInput, CallOutput } from '#contract/types.ts';
import { CookieJar } from '#tests/cookie-jar.ts';
import { requestOf, type CallParts, type CallRequest } from '#tests/request-of.ts';
import { contractProblems } from './contract-problems.ts';
import { target } from './target.ts';

/** `body` is parsed JSON, the text of malformed JSON, bytes, or null if empty. */
export type RawResponse = {
  status: number;
  headers: Headers;
  body: unknown;
};

/** Matches the contract; narrow `body` by `status`. */
export type CallResponse<N extends CallName> = {
  body: ([CallOutput<N>] extends [null] ? unknown : CallOutput<N>) & Partial<ErrorBody>;
} & RawResponse;

export class ContractClient {
  readonly #base: string;
  readonly #jar = new CookieJar();

  constructor(base: string = target.url) {
    this.#base = base;
  }

  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallResponse<N>> {
    return this.ask(name, (input ?? {}) as CallParts);
  }

  /** Accepts invalid input; the response must still match the contract. */
  ask<N extends CallName>(name: N, parts: CallParts): Promise<CallResponse<N>> {
    return this.#checked(name, requestOf(name, parts));
  }

  follow<N extends CallName>(name: N, link: string): Promise<CallResponse<N>> {
    return this.#checked(name, { method: 'GET', url: link, headers: {} });
  }

  async send({ method, url, headers, payload }: CallRequest): Promise<RawResponse> {
    const { origin } = new URL(this.#base);
    const all = { origin, accept: 'application/json', ...this.#jar.headers(method), ...headers };
    const response = await fetch(url.startsWith('/') ? this.#base + url : new URL(url, origin), {
      method,
      headers: Object.entries(all).filter(([, value]) => value !== ''),
      redirect: 'manual',
      ...(payload !== undefined && { body: payload }),
    });
    this.#jar.keep(response.headers.getSetCookie());
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  }

  cookies(): Map<string, string> {
    return new Map(this.#jar.cookies);
  }

  async #checked<N extends CallName>(name: N, request: CallRequest): Promise<CallResponse<N>> {
    const response = await this.send(request);
    const { status, headers, body } = response;
    const problems = [
      ...typeProblems(name, status, headers),
      ...contractProblems(name, status, body),
    ];
    if (problems.length > 0)
      throw new Error(
        `${paths[name]} returned ${status} against its contract:\n${problems.join('\n')}`,
      );
    return response as CallResponse<N>;
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) return null;
  if (!response.headers.get('content-type')?.startsWith('application/json')) return bytes;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return bytes.toString();
  }
}

function typeProblems(name: CallName, status: number, headers: Headers): string[] {
  const { success }: Call = calls[name];
  if (status === 204) return [];
  const expected = (status === success.status && success.contentType) || 'application/json';
  const actual = headers.get('content-type') ?? 'nothing';
  return actual.startsWith(expected) ? [] : [`content-type: ${actual} instead of ${expected}`];
}
