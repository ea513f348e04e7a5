import { z } from 'zod';

/** Line breaks and tabs are layout; of the other control characters PostgreSQL cannot even store NUL. */
const control = /(?![\n\t])\p{Cc}/u;

/** Text of one or more lines. Line breaks of any system become "\n". */
export const paragraphs = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .refine((text) => !control.test(text) && text.isWellFormed(), {
    error: 'must not contain control characters, nor half a character',
  });

/** Text of one line, of `max` characters at most, that is not empty. */
export function line(max: number) {
  return paragraphs
    .min(1)
    .max(max)
    .regex(/^[^\n\t]*$/, 'must be one line, without tabs');
}
