import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/paths.ts';
import type { CallRequest } from '#tests/msw/mock-call.ts';
import { Refusal } from './refusal.ts';

/** Throws 404 if the params are invalid, 422 if another part is. */
export function readParts(name: CallName, request: CallRequest): Record<string, unknown> {
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
