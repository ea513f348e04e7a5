import { randomUUID } from 'node:crypto';
import { z, type ZodType } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { CallParts, CallRequest } from '#tests/request-of.ts';
import { encode, inWords, jsonOf, queryOf, wrongValues } from './wrong-values.ts';

/** Values by the name of their field: what exists in the back end, and what no schema tells. */
export type KnownValues = Record<string, unknown>;

/** What is known of a free time in a back end's catalogue. */
export function knownValuesOf(free: {
  location: { id: number; slug: string };
  serviceId: number;
  professionalId: number;
  date: string;
  time: string;
}): KnownValues {
  return {
    id: free.location.id,
    location_id: free.location.id,
    slug: free.location.slug,
    services: [free.serviceId],
    services_ids: [free.serviceId],
    professional_id: free.professionalId,
    start_date: free.date,
    start_time: free.time,
    from: free.date,
    to: free.date,
    latitude: 47.16,
    longitude: 27.58,
    email: 'cineva@example.ro',
    phone: '0722 123 456',
    current_password: 'o parolă',
    password: 'o parolă',
    password_confirmation: 'o parolă',
    token: '123456',
    confirmation_code: '123456',
  };
}

export type GeneratedRequest = {
  call: CallName;
  auth: Call['auth'];
  /** What is wrong with it, `query.from = "%E0"`; nothing for a right one. */
  what: string;
  request: CallRequest & { payload?: string };
};

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

const partNames = ['params', 'query', 'body', 'headers'] as const;
type PartName = (typeof partNames)[number];

export const callNames = Object.keys(calls) as CallName[];

/** The parts of a right request: what the call requires, and what is known. */
export function rightParts(call: CallName, known: KnownValues): CallParts {
  return Object.fromEntries(
    schemasOf(call).map(([part, schema]) => [part, rightValue(schema, part, known)]),
  );
}

/** A right request, new with each call: a key that makes it one booking is another one. */
export function rightRequest(call: CallName, known: KnownValues): GeneratedRequest {
  return requestWith(call, rightParts(call, known), '');
}

/** Right requests with one thing wrong: each field of each part, and each part as a whole, with every wrong value. */
export function* wrongRequests(call: CallName, known: KnownValues): Generator<GeneratedRequest> {
  for (const [part, schema] of schemasOf(call))
    for (const path of pathsIn(schema))
      for (const value of [...wrongValues, ...edgesOf(schemaAt(schema, path))]) {
        const parts: Record<string, unknown> = { ...rightParts(call, known) };
        parts[part] = withValue(schema, parts[part], path, value, known);
        const what = `${[part, ...path].join('.')} = ${inWords(value)}`;
        yield requestWith(call, parts, what);
      }
}

function schemasOf(name: CallName): [PartName, Schema][] {
  const call: Call = calls[name];
  return partNames.flatMap((part) => {
    const schema = call[part];
    return schema ? [[part, jsonSchemaOf(schema)] as [PartName, Schema]] : [];
  });
}

function jsonSchemaOf(schema: ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function rightValue(schema: Schema, name: string, known: KnownValues): unknown {
  if (name in known && fits(schema, known[name])) return known[name];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([key]) => schema.required?.includes(key) || key in known)
        .map(([key, inner]) => [key, rightValue(inner, key, known)]),
    );
  if (schema.items) return [rightValue(schema.items, name, known)];
  if (schema.anyOf) return rightValue(schema.anyOf[0] ?? {}, name, known);
  if (schema.format === 'uuid' || name === 'idempotency-key') return randomUUID();
  const fixed = schema.const ?? schema.default ?? schema.enum?.[0];
  if (fixed !== undefined) return fixed;
  if (schema.type === 'string') return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  return schema.minimum ?? 1;
}

/** A name stands for several things (`id`): what is known is taken where its type is right. */
function fits({ type, anyOf, const: only, pattern }: Schema, value: unknown): boolean {
  if (anyOf) return anyOf.some((one) => fits(one, value));
  if (pattern !== undefined && !new RegExp(pattern).test(String(value))) return false;
  if (only !== undefined) return value === only;
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : type === typeof value;
}

/** Every field inside a schema, and the whole itself; `0` is the first of a list. */
function pathsIn(schema: Schema, path: string[] = []): string[][] {
  const inner = Object.entries(schema.properties ?? (schema.items ? { 0: schema.items } : {}));
  return [path, ...inner.flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

function schemaAt(schema: Schema, path: string[]): Schema {
  return path.reduce<Schema>((at, key) => at.properties?.[key] ?? at.items ?? {}, schema);
}

/** The last values that a schema takes and the first that it does not. */
function edgesOf({ minimum, maximum, maxLength }: Schema): unknown[] {
  return [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength), 'a'.repeat(maxLength + 1)]),
  ];
}

/** The value with something else at the path; what is missing on the way there is filled in. */
function withValue(
  schema: Schema,
  value: unknown,
  [key, ...rest]: string[],
  wrong: unknown,
  known: KnownValues,
): unknown {
  if (key === undefined) return wrong;
  const inner = schema.properties?.[key] ?? schema.items ?? {};
  const at = (value ?? rightValue(schema, '', known)) as Record<string, unknown>;
  const next = withValue(inner, at[key], rest, wrong, known);
  return Array.isArray(at) ? at.with(Number(key), next) : { ...at, [key]: next };
}

function requestWith(call: CallName, parts: CallParts, what: string): GeneratedRequest {
  const [method, path = ''] = paths[call].split(' ');
  const params = Object(parts.params) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_match, key: string) => encode(params[key]));
  const query = Object.entries(Object(parts.query) as object).flatMap(([key, value]) =>
    queryOf(key, value),
  );
  const headers = Object.entries(Object(parts.headers) as object).filter(
    ([, value]) => value !== undefined,
  );
  const payload = jsonOf(parts.body);
  return {
    call,
    auth: calls[call].auth,
    what,
    request: {
      method: method as CallRequest['method'],
      url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
      headers: {
        ...Object.fromEntries(headers.map(([key, value]) => [key, headerOf(value)])),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    },
  };
}

/** What a header may hold at all: signs of one byte, and no control signs. */
function headerOf(value: unknown): string {
  const text = typeof value === 'string' ? value : String(jsonOf(value));
  return text.replace(/[^ -~]/g, '?').slice(0, 1000);
}
