import { expect } from 'vitest';
import type { ErrorBody } from '#contract/error-body.ts';
import { errorStatus, type ErrorCode } from '#contract/error.ts';
import type { RawResponse } from './contract-client.ts';

export function expectRefusal({ status, body }: RawResponse, ...codes: ErrorCode[]): void {
  const { code } = (body ?? {}) as Partial<ErrorBody>;
  const shown = Buffer.isBuffer(body) ? `${body.length} bytes` : JSON.stringify(body);
  expect(codes, `${status} ${shown}`).toContain(code);
  expect(codes.map((one) => errorStatus[one])).toContain(status);
}

export function expectFieldRefusal(response: RawResponse, field: string): void {
  expectRefusal(response, 'validation_failed');
  const { errors = {} } = response.body as Partial<ErrorBody>;
  expect(Object.keys(errors)).toContain(field);
  expect(errors[field]?.[0]).toBeTruthy();
}
