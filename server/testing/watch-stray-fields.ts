import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { strayFields } from '#tests/contract/stray-fields.ts';

/** Fields that the contract lacks, by request id. The serializer drops them; tests fail on them. */
type StrayFields = Map<string, string[]>;

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
