import './rule-language.ts';
import type { ZodType } from 'zod';
import type { ErrorCode } from './error.ts';

/** Input and output of a call. `errors` lists its own error codes, in addition to those of every call. */
export type Call = {
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
    | 'consent'
    | 'vitals'
    | 'mailbox';
  /** Who may call: anyone, or only signed-in clients. */
  auth: 'public' | 'client';
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  headers?: ZodType;
  /** A binary body of one of these media types, instead of JSON. */
  rawBody?: {
    types: readonly string[];
    maxBytes: number;
    /** Timeout for receiving the body, in ms. */
    patience: number;
    /** Message for a body that exceeds the limit. */
    tooLarge: { field: string; message: string };
  };
  success: {
    status: 200 | 201 | 204;
    schema: ZodType;
    contentType?: 'image/webp' | 'image/jpeg' | 'text/calendar';
  };
  errors: readonly ErrorCode[];
};

/** Returns the call unchanged, with its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
