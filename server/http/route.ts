import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z, type ZodType } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorCodesOf } from '#contract/error-codes.ts';
import { errorBody } from '#contract/error-body.ts';
import { errorStatus } from '#contract/error.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { ParsedInput } from '#contract/types.ts';
import { AppError } from '../app-error.ts';
import { untilAborted } from '../db/transaction.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName;
    auth?: Call['auth'];
  }
}

/** `route` times out this many ms before Fastify's timer, so that only one responds. */
export const routeLead = 500;

type Calls = typeof calls;
type Client = NonNullable<NonNullable<FastifyRequest['visitor']>['client']>;

export type Input<N extends CallName> = ParsedInput<N> &
  (Calls[N] extends { rawBody: object } ? { body: Buffer | null } : object) &
  (Calls[N] extends { auth: 'client' } ? { client: Client } : object);

export type Body<N extends CallName> = z.input<Calls[N]['success']['schema']>;

type Handler<N extends CallName> = (
  input: Input<N>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Body<N>>;

export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N>,
): void {
  const { rawBody }: Call = calls[name];
  if (!rawBody) return addRoute(app, name, handler);
  // The scope keeps other calls from accepting these content types.
  app.register(async (scope) => {
    const { types, maxBytes: bodyLimit } = rawBody;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...types],
      { parseAs: 'buffer', bodyLimit },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    addRoute(scope, name, handler);
  });
}

function addRoute<N extends CallName>(app: FastifyInstance, name: N, handler: Handler<N>): void {
  const call: Call = calls[name];
  const [method, url] = paths[name].split(' ') as [HTTPMethods, string];
  app.route({
    method,
    url,
    ...(call.rawBody && { handlerTimeout: call.rawBody.timeoutMs }),
    config: { call: name, auth: call.auth },
    schema: {
      operationId: name,
      summary: call.summary,
      tags: [call.tag],
      security: call.auth === 'client' ? [{ session: [] }] : [],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.rawBody && { body: z.any(), consumes: [...call.rawBody.types] }),
      ...(call.headers && { headers: call.headers }),
      response: responses(name),
    },
    handler: async (request, reply) => {
      reply.status(call.success.status);
      const { params, query, body, headers } = request;
      // Set in calls for clients, because the guard refuses guests.
      const client = request.visitor?.client;
      // Fastify's types cannot depend on `name`.
      const input: unknown = { params, query, body, headers, client };
      const work = () => handler(input as Input<N>, request, reply);
      const { handlerTimeout } = request.routeOptions;
      if (!handlerTimeout) return work();
      return inTime(work, handlerTimeout - routeLead - reply.elapsedTime, request);
    },
  });
}

async function inTime<T>(work: () => Promise<T>, ms: number, request: FastifyRequest): Promise<T> {
  if (ms <= 0) throw new AppError('unavailable');
  const expired = new AbortController();
  const working = untilAborted(expired.signal, work);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const timeout = new AppError('unavailable');
      expired.abort(timeout);
      working.catch((error: unknown) => logLate(request, error));
      reject(timeout);
    }, ms);
  });
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
  }
}

function logLate(request: FastifyRequest, err: unknown): void {
  const repeated = request.server.repeatedLines.take('late', request.ip);
  if (repeated === null) return;
  request.log.error({ err, ...repeated }, 'request failed after its timeout');
}

function responses(name: CallName): Record<number, ZodType | object> {
  const { success }: Call = calls[name];
  const errors = errorCodesOf(name).map((code) => [errorStatus[code], errorBody] as const);
  // Fastify serializes only JSON, but the OpenAPI document needs every schema.
  const successSchema = success.contentType
    ? { content: { [success.contentType]: { schema: success.schema } } }
    : success.schema;
  return Object.fromEntries([...errors, [success.status, successSchema]]);
}
