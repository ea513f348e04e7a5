import { z } from 'zod';
import { socialNetworks } from '#contract/account-values.ts';

/** Registration form as stored until the code of the SMS is verified; never holds the password itself. */
export const pendingRegistration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  password_hash: z.string().nullable(),
  accepts_marketing: z.boolean(),
  /** Identity proven by the network's token; null for a registration by e-mail. */
  identity: z
    .object({
      network: z.enum(socialNetworks),
      externalId: z.string(),
      verifiedEmail: z.string().nullable(),
      /** Hash of the network's token, in hex; the token is recorded as used when the account is created. */
      tokenHash: z.string(),
    })
    .nullable(),
});

export type PendingRegistration = z.infer<typeof pendingRegistration>;
