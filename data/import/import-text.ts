import { z } from 'zod';

/** Except line breaks and tabs; PostgreSQL cannot store NUL. */
const control = /(?![\n\t])\p{Cc}/u;

export const paragraphs = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .refine((text) => !control.test(text) && text.isWellFormed(), {
    error: 'must not contain control characters, nor half a character',
  });

export function line(max: number) {
  return paragraphs
    .min(1)
    .max(max)
    .regex(/^[^\n\t]*$/, 'must be one line, without tabs');
}
