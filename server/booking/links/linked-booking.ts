import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { findUser } from '#server/identity/users/repository.ts';
import { bookingOfClientToken, clientToken, contactsOf } from '#server/messages/booking-tokens.ts';
import { isSigned } from '#server/messages/signed-link.ts';
import type { Booking } from '../bookings/booking.ts';
import { findLocationBooking } from '../bookings/details-repository.ts';
import { linkEnd } from '../provider/presenter.ts';

/** Throws 404 if the link is forged, the client changed contacts or the visit ended a day ago. */
export async function readLinkedBooking(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  token: string,
): Promise<{ userId: string; booking: Booking }> {
  const id = bookingOfClientToken(token);
  const booking = id === null ? undefined : await findLocationBooking(db, { id, now: now() });
  const client = booking?.user_id ? await findUser(db, booking.user_id) : null;
  if (!booking || !client || now() >= linkEnd(booking)) throw notFound();
  const signed = { id: booking.id, contacts: contactsOf(client) };
  if (!isSigned(env, token, clientToken, signed)) throw notFound();
  return { userId: client.id, booking };
}
