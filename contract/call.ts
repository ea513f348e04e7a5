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
  /** Omits those that `errorCodesOf` derives. */
  errors?: readonly ErrorCode[];
};

/** Returns the call with its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Returns status 200 with the body `{ data }`. */
export function ok<S extends ZodType>(data: S) {
  return { status: 200, schema: z.object({ data }) } as const;
}

export const noContent = { status: 204, schema: z.null() } as const;

/** Needs no XSRF token, because browsers do not attach the operator's key by themselves. */
export const operatorAccess = {
  auth: 'public',
  csrf: false,
  headers: z.object({ authorization: z.string().max(300).optional() }),
} as const;
