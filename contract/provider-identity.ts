import { z } from 'zod';

/** The company behind a location, as the law wants it shown before a booking; what is null was not supplied. */
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
