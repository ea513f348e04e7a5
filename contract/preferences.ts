import { z } from 'zod';
import { defineCall, ok } from './call.ts';

const preference = z.object({ enabled: z.boolean() });
const success = ok(preference);

export const remindersCall = defineCall({
  summary:
    'Whether the client is reminded of bookings: a day before by mail, three hours before by SMS',
  tag: 'bookings',
  auth: 'client',
  success,
});

export const setRemindersCall = defineCall({
  summary: 'Switches the reminders of the client on or off',
  tag: 'bookings',
  auth: 'client',
  body: preference,
  success,
});

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
  body: preference,
  success,
});
