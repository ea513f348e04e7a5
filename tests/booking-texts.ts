import { booking, createBookingBody } from '#contract/booking.ts';

const fields = Object.keys(createBookingBody.shape);

export const bookingTexts = fields.filter(
  (field) => field !== 'voucher_code' && isNullable(field),
) as 'comment'[];

export const otherFields = fields.filter((field) => !(field in booking.shape));

function isNullable(field: string): boolean {
  const shown = Object.entries(booking.shape).find(([name]) => name === field)?.[1];
  return shown?.safeParse(null).success ?? false;
}
