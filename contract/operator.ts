import { z } from 'zod';

/** Access by the operator's key. No browser attaches it by itself, so forged requests lack it. */
export const operatorAccess = {
  auth: 'public',
  csrf: false,
  headers: z.object({ authorization: z.string().max(300).optional() }),
} as const;
