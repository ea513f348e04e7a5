import { z } from 'zod';

/** By the operator's key, which no browser attaches by itself: requests cannot be forged. */
export const operatorAccess = {
  auth: 'public',
  csrf: false,
  headers: z.object({ authorization: z.string().max(300).optional() }),
} as const;
