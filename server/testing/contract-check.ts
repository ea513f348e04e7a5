import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { errorBody, errorStatus } from '#contract/error.ts';
import type { CallName } from '#contract/paths.ts';
import { errorCodesOf } from '../route.ts';

/** Fields that handlers answered although the contract lacks them: the serialiser takes them out, a test should not. */
export type StrayFields = Map<string, string[]>;

/** Watches what handlers answer before the serialiser takes out what the contract lacks; by request id. */
export function watchStrayFields(app: FastifyInstance): StrayFields {
  const stray: StrayFields = new Map();
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call || reply.statusCode >= 400) return payload;
    const sent: unknown = payload === null ? null : JSON.parse(JSON.stringify(payload));
    const { data } = calls[call].success.schema.safeParse(sent);
    const fields = strayFields(sent, data, '');
    if (fields.length > 0) stray.set(request.id, fields);
    return payload;
  });
  return stray;
}

/** What is wrong with an answer by the contract of its call; empty when nothing is. */
export function contractProblems(name: CallName, status: number, body: unknown): string[] {
  const call: Call = calls[name];
  if (status === call.success.status) {
    if (call.success.contentType) return [];
    const parsed = call.success.schema.safeParse(body);
    if (!parsed.success) return [parsed.error.message];
    return isDeepStrictEqual(parsed.data, body) ? [] : strayFields(body, parsed.data, '');
  }
  const parsed = errorBody.strict().safeParse(body);
  if (!parsed.success) return [parsed.error.message];
  const { code } = parsed.data;
  const problems: string[] = [];
  if (errorStatus[code] !== status) problems.push(`${code} came with status ${status}`);
  if (!errorCodesOf(name).includes(code)) problems.push(`${code} is not among the call's errors`);
  return problems;
}

function strayFields(sent: unknown, known: unknown, at: string): string[] {
  if (Array.isArray(sent) && Array.isArray(known))
    return sent.flatMap((item, index) => strayFields(item, known[index], `${at}[${index}]`));
  if (!isObject(sent) || !isObject(known)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in known ? strayFields(value, known[key], `${at}.${key}`) : [`unknown field ${at}.${key}`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
