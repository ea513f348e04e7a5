import './rule-language.ts';
import type { ZodType } from 'zod';
import type { DerivedError } from './derived-errors.ts';
import type { ErrorCode } from './error.ts';

/**
 * `public`: guests and clients may call; `client`: only signed-in clients. Mutations require the XSRF token,
 * except public calls with `csrf: false`.
 */
type Access = { auth: 'public'; csrf?: false } | { auth: 'client'; csrf?: never };

/** Input and output of a call. */
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
  /** Error codes that do not follow from the rest of the description. */
  errors?: readonly ErrorCode[];
};

type OwnErrors<C extends Call> = { errors?: readonly Exclude<ErrorCode, DerivedError<C>>[] };

/** Returns the call unchanged, with its exact types. Listing a derived error does not compile. */
export function defineCall<const C extends Call>(call: C & OwnErrors<C>): C {
  return call;
}
