import './rule-language.ts';
import type { ZodType } from 'zod';
import type { ErrorCode } from './error.ts';

/** What one call takes and answers. `errors` are the codes that it may answer besides those that every call may. */
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
  /** Who may call: anyone, or a signed-in client only. */
  auth: 'public' | 'client';
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  headers?: ZodType;
  /** A body of bytes in one of these media types, instead of JSON. */
  rawBody?: {
    types: readonly string[];
    maxBytes: number;
    /** Milliseconds that it may take to come. */
    patience: number;
    /** The words about a body that has more bytes. */
    tooLarge: { field: string; message: string };
  };
  success: {
    status: 200 | 201 | 204;
    schema: ZodType;
    contentType?: 'image/webp' | 'image/jpeg' | 'text/calendar';
  };
  errors: readonly ErrorCode[];
};

/** Returns the call as it is, with its exact types kept. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
