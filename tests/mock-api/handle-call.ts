import type { HttpHandler } from 'msw';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { requiresXsrfToken } from '#contract/error-codes.ts';
import type { CallName } from '#contract/paths.ts';
import type { CallOutput, ParsedInput } from '#contract/types.ts';
import { contractProblems } from '#tests/contract/contract-problems.ts';
import { mockCall, toResponse, type CallRequest } from '#tests/msw/mock-call.ts';
import { Refusal } from './refusal.ts';
import { signedInClient, requireXsrfToken } from './sessions.ts';
import type { MockClient } from './catalogue/clients.ts';
import type { World } from './world.ts';

export type MockInput<N extends CallName> = ParsedInput<N> & {
  request: CallRequest;
  client: MockClient | ((typeof calls)[N]['auth'] extends 'client' ? never : null);
};

type Work<N extends CallName> = (
  input: MockInput<N>,
) => CallOutput<N> | Response | Promise<CallOutput<N> | Response>;

/**
 * Checks the XSRF token before the session, unlike our api. Validates responses against the
 * contract.
 */
export function handleCall<N extends CallName>(world: World, name: N, work: Work<N>): HttpHandler {
  return mockCall(name, async (request) => {
    world.requestCounts.set(name, (world.requestCounts.get(name) ?? 0) + 1);
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
    if (requiresXsrfToken(name)) requireXsrfToken(world, request);
    const client = signedInClient(world, request);
    if (call.auth === 'client' && !client) throw new Refusal('unauthenticated');
    const input: unknown = { ...readParts(name, request), request, client };
    const response = toResponse(name, await work(input as MockInput<N>));
    const body: unknown = call.success.contentType
      ? null
      : await response
          .clone()
          .json()
          .catch(() => null);
    const problems = contractProblems(name, response.status, body);
    if (problems.length > 0)
      throw new Error(`The mocked ${name} breaks its contract:\n${problems.join('\n')}`);
    return response;
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}

function readParts(name: CallName, request: CallRequest): Record<string, unknown> {
  const call: Call = calls[name];
  const raw = {
    params: request.params,
    query: queryOf(request.query),
    headers: Object.fromEntries(request.headers),
    body: request.body ?? {},
  };
  const parts: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const parsed = schema.safeParse(raw[part]);
    if (parsed.success) {
      parts[part] = parsed.data;
      continue;
    }
    if (part === 'params') throw new Refusal('not_found');
    for (const issue of parsed.error.issues)
      (errors[issue.path.join('.') || part] ??= []).push(issue.message);
  }
  const [message] = Object.values(errors).flat();
  if (message) throw new Refusal('validation_failed', { message, errors });
  return parts;
}

function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.at(-1) ?? ''];
    }),
  );
}
