import { z } from 'zod';
import { isLocalDate, isLocalTime } from '#domain/time/local-time.ts';
import { invalidDate, invalidTime } from './rule-words.ts';
import { maxCounts } from './values.ts';

/** Rejects notations such as '1e1' and '0x10', which `Number` accepts. */
const numberParam = <T extends z.ZodType<number, number>>(schema: T) =>
  paramOf(/^-?\d+(\.\d+)?$/, schema);
/** Accepts only digits. */
export const integerParam = <T extends z.ZodType<number, number>>(schema: T) =>
  paramOf(/^\d+$/, schema);

export const catalogueId = z.int().positive();
export const catalogueIdParam = integerParam(catalogueId);
export const uuid = z.uuid();

export const chosenServices = z
  .array(catalogueId)
  .min(1, 'Alege cel puțin un serviciu.')
  .max(maxCounts.services);

export const ron = z.number().min(0);

/** Bucharest day. */
export const localDate = z
  .string()
  .refine(isLocalDate, { error: invalidDate, abort: true })
  .meta({ format: 'date' });
/** Bucharest wall time. */
export const localTime = z.string().refine(isLocalTime, { error: invalidTime, abort: true });
/** True from '00:00' to '24:00'. */
export const isClosingTime = (text: string) => text === '24:00' || isLocalTime(text);
export const closingTime = z.string().refine(isClosingTime, { error: invalidTime, abort: true });
/** `2026-11-27T17:30:00+02:00`. */
export const instant = z.iso.datetime({ offset: true });

export const latitude = numberParam(z.number().min(-90).max(90));
export const longitude = numberParam(z.number().min(-180).max(180));

/** Accepts `services[]=1&services[]=2` or a single value, at most `max` distinct ids. */
export const idList = (max: number) =>
  z.preprocess(
    (value: IdParam | IdParam[]): unknown => (isOne(value) ? [value] : value),
    z
      .array(catalogueIdParam)
      .transform((ids) => [...new Set(ids)])
      .pipe(z.array(z.number()).max(max)),
  );

type IdParam = z.input<typeof catalogueIdParam>;

function isOne(value: unknown): value is IdParam {
  return typeof value === 'string' || typeof value === 'number';
}

function paramOf<T extends z.ZodType<number, number>>(pattern: RegExp, schema: T) {
  const read = (value: number | string): unknown =>
    typeof value === 'string' && pattern.test(value) ? Number(value) : value;
  return z.preprocess(read, schema);
}
