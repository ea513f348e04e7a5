import { z } from 'zod';

/** The law requires it before a booking; null if not supplied. */
export const providerIdentity = z
  .object({
    name: z.string(),
    code: z.string(),
    register: z.string().nullable(),
    seat: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  })
  .meta({ id: 'ProviderIdentity' });
