import './rule-words.ts';
import { z, type ZodType } from 'zod';
import type { ErrorCode } from './error.ts';

/** Mutations require the XSRF token unless `csrf: false`. */
type Access = { auth: 'public'; csrf?: false } | { auth: 'client'; csrf?: never };

export type Call = Access & {
  summary: string;
  tag:
    | 'session'
    | 'registration'
    | 'password'
    | 'account'
    | 'locations'
    | 'places'
    | 'images'
    | 'bookings'
    | 'subscriptions'
    | 'vouchers'
    | 'provider'
    | 'feedback'
    | 'vitals'
    | 'mailbox';
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  headers?: ZodType;
  /** Binary body instead of JSON. */
  rawBody?: {
    types: readonly string[];
    maxBytes: number;
    timeoutMs: number;
    tooLarge: { field: string; message: string };
  };
  success: {
    status: 200 | 201 | 204;
    schema: ZodType;
    contentType?: 'image/webp' | 'image/jpeg' | 'text/calendar';
  };
  /** Without those that `errorCodesOf` derives. */
  errors?: readonly ErrorCode[];
};

/** Keeps the exact types of the call. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Status 200; the body is `{ data }`. */
export function ok<S extends ZodType>(data: S) {
  return { status: 200, schema: z.object({ data }) } as const;
}

export const noContent = { status: 204, schema: z.null() } as const;

/**
 * Authorised by the operator's key, which browsers never attach by themselves: no XSRF token is
 * needed.
 */
export const operatorAccess = {
  auth: 'public',
  csrf: false,
  headers: z.object({ authorization: z.string().max(300).optional() }),
} as const;
