import { z } from 'zod';

/** Control characters other than line breaks and tabs; PostgreSQL cannot even store NUL. */
const control = /(?![\n\t])\p{Cc}/u;

export const paragraphs = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .refine((text) => !control.test(text) && text.isWellFormed(), {
    error: 'must not contain control characters, nor half a character',
  });

/** A non-empty line of up to `max` characters. */
export function line(max: number) {
  return paragraphs
    .min(1)
    .max(max)
    .regex(/^[^\n\t]*$/, 'must be one line, without tabs');
}
