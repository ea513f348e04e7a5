import type { z, ZodType } from 'zod';
import type { calls } from './calls.ts';
import type { CallName } from './paths.ts';

type Calls = typeof calls;
type Part<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends ZodType> ? S : never;

type InputPart<N extends CallName, K extends string> = [Part<N, K>] extends [never]
  ? { [P in K]?: undefined }
  : Record<never, never> extends z.input<Part<N, K>>
    ? { [P in K]?: z.input<Part<N, K>> }
    : { [P in K]: z.input<Part<N, K>> };

type BodyPart<N extends CallName> = Calls[N] extends { rawBody: object }
  ? { body: Blob }
  : InputPart<N, 'body'>;

export type CallInput<N extends CallName> = InputPart<N, 'params'> &
  InputPart<N, 'query'> &
  BodyPart<N> &
  InputPart<N, 'headers'>;

type ParsedPart<N extends CallName, K extends string> = [Part<N, K>] extends [never]
  ? object
  : { [P in K]: z.output<Part<N, K>> };

export type ParsedInput<N extends CallName> = ParsedPart<N, 'params'> &
  ParsedPart<N, 'query'> &
  ParsedPart<N, 'body'> &
  ParsedPart<N, 'headers'>;

export type CallOutput<N extends CallName> = z.output<Calls[N]['success']['schema']>;
