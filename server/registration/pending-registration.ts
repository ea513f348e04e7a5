import { z } from 'zod';
import { socialNetworks } from '#contract/account-values.ts';

/** What is kept of a registration form until the code of the SMS comes back: never the password itself. */
export const pendingRegistration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  password_hash: z.string().nullable(),
  accepts_marketing: z.boolean(),
  /** Proven by the network's token; null for a registration by e-mail. */
  identity: z
    .object({
      network: z.enum(socialNetworks),
      externalId: z.string(),
      verifiedEmail: z.string().nullable(),
      /** Of the token, in hexadecimal digits: it is used up when the account is made. */
      tokenHash: z.string(),
    })
    .nullable(),
});

export type PendingRegistration = z.infer<typeof pendingRegistration>;
