import { booking, createBookingBody } from '#contract/booking.ts';

const fields = Object.keys(createBookingBody.shape);

/** What a client writes in words of their own: the fields of a request that the booking shows again, or null. */
export const bookingTexts = fields.filter(
  (field) => field !== 'voucher_code' && isNullable(field),
) as 'comment'[];

/** The fields of a request that the booking does not carry under the same name. */
export const otherFields = fields.filter((field) => !(field in booking.shape));

function isNullable(field: string): boolean {
  const shown = Object.entries(booking.shape).find(([name]) => name === field)?.[1];
  return shown?.safeParse(null).success ?? false;
}
