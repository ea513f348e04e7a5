import type { HttpHandler } from 'msw';
import type { z, ZodType } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { mockCall, toAnswer, type CallRequest } from '#tests/msw/mock-call.ts';
import { readParts } from './read-parts.ts';
import { Refusal } from './refusal.ts';
import { signedInClient, requireXsrfToken } from './sessions.ts';
import type { MockClient } from './catalogue/clients.ts';
import type { World } from './world.ts';

type Calls = typeof calls;
type Parsed<N extends CallName, K extends 'params' | 'query' | 'body' | 'headers'> =
  Calls[N] extends Record<K, infer S extends ZodType> ? { [P in K]: z.output<S> } : object;

export type CallInput<N extends CallName> = Parsed<N, 'params'> &
  Parsed<N, 'query'> &
  Parsed<N, 'body'> &
  Parsed<N, 'headers'> & { request: CallRequest; client: MockClient | null };

type Work<N extends CallName> = (
  input: CallInput<N>,
) => CallOutput<N> | Response | Promise<CallOutput<N> | Response>;

/**
 * A handler of one call over a world, in the order of our api: fault, protection, session, validation, work.
 * The work throws a Refusal for an error.
 */
export function answerCall<N extends CallName>(world: World, name: N, work: Work<N>): HttpHandler {
  return mockCall(name, async (request) => {
    world.requestCounts.set(name, (world.requestCounts.get(name) ?? 0) + 1);
    if (world.delay > 0) await new Promise((done) => setTimeout(done, world.delay));
    const usual = () => usually(world, name, work, request);
    return world.faults.get(name)?.(usual, request) ?? usual();
  });
}

async function usually<N extends CallName>(
  world: World,
  name: N,
  work: Work<N>,
  request: CallRequest,
): Promise<Response> {
  const call: Call = calls[name];
  try {
    if (call.errors.includes('csrf_mismatch')) requireXsrfToken(world, request);
    const client = signedInClient(world, request);
    if (call.auth === 'client' && !client) throw new Refusal('unauthenticated');
    const input: unknown = { ...readParts(name, request), request, client };
    // The parts were parsed with the schemas of this very call; types cannot follow `name`.
    return toAnswer(name, await work(input as CallInput<N>));
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}
