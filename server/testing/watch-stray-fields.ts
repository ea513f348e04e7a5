import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { strayFields } from '#tests/contract/stray-fields.ts';

/** Fields that handlers answered although the contract lacks them: the serialiser takes them out, a test should not. */
export type StrayFields = Map<string, string[]>;

/** Watches what handlers answer before the serialiser takes out what the contract lacks; by request id. */
export function watchStrayFields(app: FastifyInstance): StrayFields {
  const stray: StrayFields = new Map();
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call || reply.statusCode >= 400) return payload;
    const body: unknown = payload === null ? null : JSON.parse(JSON.stringify(payload));
    const { data } = calls[call].success.schema.safeParse(body);
    const fields = strayFields(body, data);
    if (fields.length > 0) stray.set(request.id, fields);
    return payload;
  });
  return stray;
}
