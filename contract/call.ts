import './rule-words.ts';
import { z, type ZodType } from 'zod';
import type { ErrorCode } from './error.ts';

type Tag =
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

type Parts = {
  summary: string;
  /** Mutations require the XSRF token unless this is false. */
  csrf?: false;
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

export type Call = Parts & { tag: Tag; auth: 'public' | 'client' };

/** Anybody may call it. */
export function publicCall<const P extends Parts>(tag: Tag, parts: P) {
  return { ...parts, tag, auth: 'public' } as const;
}

/** Requires a session, and the XSRF token if it is a mutation. */
export function clientCall<const P extends Parts & { csrf?: never }>(tag: Tag, parts: P) {
  return { ...parts, tag, auth: 'client' } as const;
}

/** Returns status 200 with the body `{ data }`. */
export function ok<S extends ZodType>(data: S) {
  return { status: 200, schema: z.object({ data }) } as const;
}

export const noContent = { status: 204, schema: z.null() } as const;

/** Needs no XSRF token, because browsers do not attach the operator's key by themselves. */
export const operatorAccess = {
  csrf: false,
  headers: z.object({ authorization: z.string().max(300).optional() }),
} as const;
