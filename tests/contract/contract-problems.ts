import type { ZodError } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorCodesOf } from '#contract/error-codes.ts';
import { errorBody } from '#contract/error-body.ts';
import { errorStatus, type ErrorCode } from '#contract/error.ts';
import type { CallName } from '#contract/paths.ts';
import { strayFields } from './stray-fields.ts';

const strictErrorBody = errorBody.strict();

export function contractProblems(name: CallName, status: number, body: unknown): string[] {
  const call: Call = calls[name];
  if (status !== call.success.status) return errorProblems(status, body, errorCodesOf(name));
  if (call.success.contentType) return [];
  const parsed = call.success.schema.safeParse(body);
  return parsed.success ? strayFields(body, parsed.data) : linesOf(parsed.error);
}

export function errorProblems(
  status: number,
  body: unknown,
  allowed: readonly ErrorCode[],
): string[] {
  const parsed = strictErrorBody.safeParse(body);
  if (!parsed.success) return linesOf(parsed.error);
  const { code } = parsed.data;
  const problems: string[] = [];
  if (errorStatus[code] !== status) problems.push(`.code: ${code} came with status ${status}`);
  if (!allowed.includes(code)) problems.push(`.code: ${code} is not among the call's errors`);
  return problems;
}

function linesOf({ issues }: ZodError): string[] {
  return issues.map(({ path, message }) => {
    const at = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    return `${at.join('') || 'the response'}: ${message}`;
  });
}
