import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { CallInput, CallOutput } from '#contract/types.ts';
import { CookieJar } from '#tests/cookie-jar.ts';
import { requestOf, type CallParts, type CallRequest } from '#tests/request-of.ts';
import { contractProblems } from './contract-problems.ts';
import { target } from './target.ts';

/** An answer as it came: `body` is JSON, bytes, or null where there is none. */
export type RawAnswer = {
  status: number;
  headers: Headers;
  body: unknown;
};

/** An answer that has passed the contract; `body` is read by its `status`. */
export type Answer<N extends CallName> = {
  body: ([CallOutput<N>] extends [null] ? unknown : CallOutput<N>) & Partial<ErrorBody>;
} & RawAnswer;

/** A visitor of a back end over the network, with cookies of its own. Each answer is held against the contract. */
export class ContractClient {
  readonly #base: string;
  readonly #jar = new CookieJar();

  constructor(base: string = target.url) {
    this.#base = base;
  }

  /** Makes a call; throws with a line for each field that breaks the contract. */
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<Answer<N>> {
    return this.ask(name, (input ?? {}) as CallParts);
  }

  /** Makes a call with parts that the contract may refuse; the answer has to keep it all the same. */
  ask<N extends CallName>(name: N, parts: CallParts): Promise<Answer<N>> {
    return this.#checked(name, requestOf(name, parts));
  }

  /** Follows a link of an answer, which is another answer of the same call. */
  follow<N extends CallName>(name: N, link: string): Promise<Answer<N>> {
    return this.#checked(name, { method: 'GET', url: link, headers: {} });
  }

  /** Sends any request, checked by nothing. A header given as '' is left out. */
  async send({ method, url, headers, payload }: CallRequest): Promise<RawAnswer> {
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

  /** The cookies that it holds, as they are right now. */
  cookies(): Map<string, string> {
    return new Map(this.#jar.cookies);
  }

  async #checked<N extends CallName>(name: N, request: CallRequest): Promise<Answer<N>> {
    const answer = await this.send(request);
    const { status, headers, body } = answer;
    const problems = [
      ...typeProblems(name, status, headers),
      ...contractProblems(name, status, body),
    ];
    if (problems.length > 0)
      throw new Error(
        `${paths[name]} answered ${status} against its contract:\n${problems.join('\n')}`,
      );
    // Its schema has just found it to be so.
    return answer as Answer<N>;
  }
}

/** JSON that cannot be read stays text, which no schema takes. */
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
