import { z } from 'zod';
import { defineCall } from './call.ts';
import { optionalConsents } from './values.ts';

/** A purpose that visitors consent to; the required one cannot be refused. */
const consentCategory = z
  .object({
    key: z.enum(['essential', ...optionalConsents]),
    name: z.string(),
    description: z.string(),
    required: z.boolean(),
  })
  .meta({ id: 'ConsentCategory' });

export const consentCategoriesCall = defineCall({
  summary: 'What a visitor may consent to, in the order of the dialog',
  tag: 'consent',
  auth: 'public',
  success: { status: 200, schema: z.object({ data: z.array(consentCategory) }) },
});

export type ConsentCategory = z.infer<typeof consentCategory>;
