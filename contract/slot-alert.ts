import { z } from 'zod';
import { booking } from './booking.ts';
import { defineCall } from './call.ts';
import { uuid } from './scalars.ts';

export const createSlotAlertCall = defineCall({
  summary: 'Asks for a mail when an hour before one of the bookings of the client becomes free',
  tag: 'bookings',
  auth: 'client',
  body: z.object({ booking_id: uuid }),
  success: { status: 200, schema: z.object({ data: booking }) },
  errors: ['not_reschedulable'],
});

export const deleteSlotAlertCall = defineCall({
  summary: 'Asks for no more mails about hours before a booking',
  tag: 'bookings',
  auth: 'client',
  params: z.object({ booking_id: uuid }),
  success: { status: 200, schema: z.object({ data: booking }) },
});
