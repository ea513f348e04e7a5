import type { z, ZodType } from 'zod';
import type { calls } from './calls.ts';
import type { CallName } from './paths.ts';

type Calls = typeof calls;

type InputPart<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends ZodType>
    ? Record<never, never> extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
    : { [P in K]?: undefined };

type BodyPart<N extends CallName> = Calls[N] extends { rawBody: object }
  ? { body: Blob }
  : InputPart<N, 'body'>;

export type CallInput<N extends CallName> = InputPart<N, 'params'> &
  InputPart<N, 'query'> &
  BodyPart<N> &
  InputPart<N, 'headers'>;

type ParsedPart<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends ZodType> ? { [P in K]: z.output<S> } : object;

export type ParsedInput<N extends CallName> = ParsedPart<N, 'params'> &
  ParsedPart<N, 'query'> &
  ParsedPart<N, 'body'> &
  ParsedPart<N, 'headers'>;

export type CallOutput<N extends CallName> = z.output<Calls[N]['success']['schema']>;
