import { z } from 'zod';
import { defineCall } from './call.ts';

const marketing = z.object({ enabled: z.boolean() });
const success = { status: 200, schema: z.object({ data: marketing }) } as const;

export const marketingCall = defineCall({
  summary: 'Whether the client wants offers and news by mail',
  tag: 'account',
  auth: 'client',
  success,
});

export const setMarketingCall = defineCall({
  summary: 'Gives or withdraws the consent to offers and news by mail',
  tag: 'account',
  auth: 'client',
  body: marketing,
  success,
});
