import proxyAddr from '@fastify/proxy-addr';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

/**
 * `start`: `npm start`; `database`: commands that open the database, such as `npm run migrate`;
 * `operator`: `npm run booking` and `review`. `build` and `tests` do not check their settings.
 */
export type Program = 'web' | 'api' | 'start' | 'database' | 'operator' | 'build' | 'tests';

export type Setting = {
  type: z.ZodType;
  readBy: readonly Program[];
  meaning: string;
  flag?: string;
  /** The default outside production. */
  demo?: string;
  /** The README shows this text instead of the default. */
  shown?: string;
  /** May be in a file that `<NAME>_FILE` names. */
  isSecret?: true;
  /** Production requires at least 32 random characters, different for each key. */
  isKey?: true;
  /** `needs`: `required` (not the `demo` value), `https` (a URL) or allowed values (`a or b`). */
  production?: { needs: string; by: readonly Program[] };
  /** Required if this holds: `NAME` (is set), `NAME=value` or `NAME>number`. */
  neededBy?: string;
};

/** Returns a function that defines a setting. */
export function readBy<P extends Program>(...programs: P[]) {
  return <T extends z.ZodType>(
    type: T,
    meaning: string,
    more: Omit<Setting, 'type' | 'readBy' | 'meaning'> = {},
  ): Setting & { type: T; readBy: readonly P[] } => ({ ...more, type, readBy: programs, meaning });
}

export const web = readBy('web');
export const api = readBy('api');
export const webAndApi = readBy('web', 'api');

export const text = z.string();
export const port = z.coerce.number().int().min(0).max(65_535);
export const count = z.coerce.number().int().positive();
export const processes = z.coerce
  .number()
  .int()
  .min(1)
  .max(40)
  .default(Math.min(40, availableParallelism()));
export const milliseconds = z.coerce.number().int().min(0);
export const seconds = z.coerce.number().positive().max(600);
export const key = z.string().min(16);
export const endpoint = z.url({ protocol: /^https?$/, error: 'not an http address' });
export const database = z
  .string()
  .refine(isDatabaseUrl, 'not the URL of a database (postgres://role@host/name)');
export const address = endpoint.transform((value) => value.replace(/\/+$/, ''));
export const networks = z
  .string()
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .refine(areAddresses, 'must be addresses or networks, with commas');
export const amount = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, 'not an amount in RON')
  .transform(Number);
export const onlyOn = z
  .enum(['on', 'off'])
  .transform((value) => (value === 'on' ? value : undefined));

function areAddresses(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries);
    return true;
  } catch {
    return false;
  }
}

/** `URL` refuses a socket's empty host: `postgres://role@/name?host=/run/postgresql`. */
function isDatabaseUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace('@/', '@localhost/'));
}
