export const derivedErrors = {
  all: ['bad_request', 'too_many_attempts', 'server_error', 'unavailable'],
  mutation: ['forbidden', 'read_only', 'payload_too_large', 'unsupported_media_type'],
  protectedMutation: ['csrf_mismatch'],
  auth: { public: [], client: ['unauthenticated'] },
  /** A malformed id gets the same response as an unknown one. */
  part: {
    params: ['not_found'],
    query: ['validation_failed'],
    body: ['validation_failed'],
    rawBody: ['validation_failed'],
    headers: ['validation_failed'],
  },
} as const;

type Tables = typeof derivedErrors;
type Auth = keyof Tables['auth'];
export type RequestPart = keyof Tables['part'];

type OfPart<C, P extends RequestPart> =
  C extends Record<P, object> ? Tables['part'][P][number] : never;

export type DerivedError<C extends { auth: Auth }> =
  | Tables['all' | 'mutation' | 'protectedMutation'][number]
  | Tables['auth'][C['auth']][number]
  | { [P in RequestPart]: OfPart<C, P> }[RequestPart];
