import { randomUUID } from 'node:crypto';
import { z, type ZodType } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/paths.ts';
import { requestOf, type CallParts, type CallRequest } from '#tests/request-of.ts';
import { inWords, wrongValues } from './wrong-values.ts';

export type KnownValues = Record<string, unknown>;

type GeneratedRequest = {
  /** The defect, such as `query.from = "%E0"`. */
  what: string;
  request: CallRequest & { payload?: string };
};

type Schema = {
  type?: string | string[];
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

export function rightParts(call: CallName, known: KnownValues): CallParts {
  return Object.fromEntries(
    schemasOf(call).map(([part, schema]) => [part, rightValue(schema, part, known)]),
  );
}

export function* wrongRequests(call: CallName, known: KnownValues): Generator<GeneratedRequest> {
  for (const [part, schema] of schemasOf(call))
    for (const path of pathsIn(schema))
      for (const value of [...wrongValues, ...edgesOf(schemaAt(schema, path))]) {
        const parts: Record<string, unknown> = { ...rightParts(call, known) };
        parts[part] = withValue(schema, parts[part], path, value, known);
        const what = `${[part, ...path].join('.')} = ${inWords(value)}`;
        // Generated bodies are JSON, never bytes.
        const request = requestOf(call, asSent(parts)) as GeneratedRequest['request'];
        yield { what, request };
      }
}

const schemas = new Map<CallName, [PartName, Schema][]>();

function schemasOf(name: CallName): [PartName, Schema][] {
  const call: Call = calls[name];
  const parts =
    schemas.get(name) ??
    partNames.flatMap((part) => {
      const schema = call[part];
      return schema ? [[part, jsonSchemaOf(schema)] as [PartName, Schema]] : [];
    });
  schemas.set(name, parts);
  return parts;
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
  if (schema.type === 'boolean') return true;
  return schema.minimum ?? 1;
}

/** Fields of one name, such as `id`, can differ in type. */
function fits({ type, anyOf, const: only, pattern }: Schema, value: unknown): boolean {
  if (anyOf) return anyOf.some((one) => fits(one, value));
  if (pattern !== undefined && !new RegExp(pattern).test(String(value))) return false;
  if (only !== undefined) return value === only;
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : [type].flat().includes(typeof value);
}

/** Includes the root; `0` is the first item of a list. */
function pathsIn(schema: Schema, path: string[] = []): string[][] {
  const inner = Object.entries(schema.properties ?? (schema.items ? { 0: schema.items } : {}));
  return [path, ...inner.flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

function schemaAt(schema: Schema, path: string[]): Schema {
  return path.reduce<Schema>((at, key) => at.properties?.[key] ?? at.items ?? {}, schema);
}

function edgesOf({ minimum, maximum, maxLength }: Schema): unknown[] {
  return [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength), 'a'.repeat(maxLength + 1)]),
  ];
}

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

function asSent({ params, query, headers, body }: CallParts): CallParts {
  const oneByte = (text: string) => text.replace(/[^ -~]/g, '?').slice(0, 1000);
  return { params: texts(params), query: texts(query), headers: texts(headers, oneByte), body };
}

function texts(values: unknown, write = (text: string) => text): object {
  const text = (value: unknown) =>
    write(typeof value === 'object' ? JSON.stringify(value) : String(value));
  return Object.fromEntries(
    Object.entries(Object(values) as object)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(text) : text(value)]),
  );
}
