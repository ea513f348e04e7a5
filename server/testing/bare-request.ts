import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { isMutation, type CallName } from '#contract/paths.ts';
import { requestOf } from '#tests/request-of.ts';

/** Ids are well-formed but unknown; mutations have an empty body of the right content type. */
export function bareRequest(name: CallName) {
  const params = { id: randomUUID(), user_id: randomUUID(), type: 'upcoming' };
  const { method, url } = requestOf(name, { params });
  if (!isMutation(name)) return { method, url, headers: {} };
  const { rawBody }: Call = calls[name];
  const [type = 'application/json'] = rawBody?.types ?? [];
  return { method, url, payload: '{}', headers: { 'content-type': type } };
}
