import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { fullName } from '#domain/words/full-name.ts';
import type { Tx } from '#server/deps.ts';
import { contactsOf } from '#server/messages/booking-tokens.ts';
import {
  addressee,
  type BookingMail,
  type BookingNews,
  type FreeTimeLink,
  type LocationMail,
  type Message,
} from '#server/messages/message.ts';
import { findUser, type UserRow } from '#server/identity/users/repository.ts';
import type { Booking } from './booking.ts';
import { presentBooking } from './presenter.ts';
import { findLocationContact } from './repository.ts';

type BookingTemplate = Exclude<BookingMail['template'], 'booking_canceled_by_location'>;
type LocationTemplate = Exclude<LocationMail['template'], 'location_arrival'>;

type MailedClient = Pick<UserRow, 'email' | 'phone' | 'first_name' | 'email_verified_at'>;
type MailedBooking = Booking & { moved_from?: Date } & Pick<BookingNews, 'is_withdrawn'>;

export async function bookingMail(
  tx: Tx,
  template: BookingTemplate,
  userId: string,
  booking: MailedBooking,
): Promise<Message> {
  return mailOf(template, await readClient(tx, userId), booking);
}

export function mailOf(
  template: BookingTemplate,
  client: MailedClient,
  booking: MailedBooking,
): Message {
  const message = { template, channel: 'mail', ...addressee(client) } as const;
  return { ...message, booking: clientNews(client, booking) };
}

export function clientNews(client: MailedClient, booking: MailedBooking): BookingNews {
  return { ...newsOf(booking), contacts: contactsOf(client) };
}

export async function canceledByLocationMail(
  tx: Tx,
  userId: string,
  booking: Booking,
  times: FreeTimeLink[],
): Promise<Message> {
  const client = await readClient(tx, userId);
  return {
    template: 'booking_canceled_by_location',
    channel: 'mail',
    ...addressee(client),
    reason: booking.cancel_reason ?? '',
    times,
    booking: clientNews(client, booking),
  };
}

export async function locationMails(
  tx: Tx,
  template: LocationTemplate,
  userId: string,
  booking: MailedBooking,
): Promise<Message[]> {
  const to = await findLocationContact(tx, booking.location.id);
  return locationMailsOf(template, to, await readClient(tx, userId), booking);
}

export function locationMailsOf(
  template: LocationTemplate,
  to: string | null,
  client: Pick<UserRow, 'first_name' | 'last_name'>,
  booking: MailedBooking,
): Message[] {
  if (to === null) return [];
  return [{ template, channel: 'mail', to, client: fullName(client), booking: newsOf(booking) }];
}

export function arrivalMail(
  to: string,
  client: Pick<UserRow, 'first_name' | 'last_name'>,
  booking: Booking & { arrival_delay: ArrivalDelay },
): Message {
  return {
    template: 'location_arrival',
    channel: 'mail',
    to,
    client: fullName(client),
    booking: newsOf(booking),
    delay: booking.arrival_delay,
  };
}

export async function readClient(tx: Tx, userId: string): Promise<UserRow> {
  const user = await findUser(tx, userId);
  if (!user) throw new Error(`User ${userId} has a booking but does not exist`);
  return user;
}

function newsOf({ moved_from, is_withdrawn, ...booking }: MailedBooking): BookingNews {
  const presented = presentBooking(booking);
  const { location, professional, services, purchase } = presented;
  return {
    id: presented.id,
    status: presented.status,
    sequence: presented.sequence,
    starts_at: presented.starts_at,
    ends_at: presented.ends_at,
    total_label: presented.total_label,
    max_total: presented.max_total,
    hidden_count: presented.hidden_count,
    cancel_until: presented.cancel_until,
    hold_expires_at: presented.hold_expires_at,
    created_at: presented.created_at,
    ...(moved_from && { moved_from: toIsoWithOffset(moved_from) }),
    ...(is_withdrawn && { is_withdrawn }),
    ...(location.provider && { provider: location.provider }),
    ...(purchase && { purchase }),
    location: location.name,
    location_id: location.id,
    location_path: locationPath(location.id, location.slug),
    address: `${location.address}, ${location.city}`,
    professional: professional.name,
    services: services.map(({ name, covered }) => (covered ? `${name} (din abonament)` : name)),
  };
}
