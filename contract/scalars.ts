import { z } from 'zod';
import { isLocalDate, isLocalTime } from '#domain/local-time.ts';

/** A number of the catalogue: a positive safe integer. Comes as text in addresses. */
export const catalogueId = z.int().positive();
export const catalogueIdParam = z.coerce.number<number | string>().int().positive();
export const uuid = z.uuid();

/** RON with two decimals; null where there is no price. */
export const ron = z.number().min(0);

/** Bucharest calendar day, `YYYY-MM-DD`. */
export const localDate = z
  .string()
  .refine(isLocalDate, 'Data nu este validă')
  .meta({ format: 'date' });
/** Bucharest wall time, `HH:mm`. */
export const localTime = z.string().refine(isLocalTime, 'Ora nu este validă');
/** Instant with its offset, `2026-11-27T17:30:00+02:00`. */
export const instant = z.iso.datetime({ offset: true });

export const latitude = z.coerce.number<number | string>().min(-90).max(90);
export const longitude = z.coerce.number<number | string>().min(-180).max(180);

/** `services[]=1&services[]=2`, one value or none, as a list without repetitions. */
export const idList = z
  .union([z.array(catalogueIdParam), catalogueIdParam.transform((id) => [id])])
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(z.number()).max(50));
