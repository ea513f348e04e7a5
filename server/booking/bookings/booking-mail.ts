import { locationPath } from '#domain/place/location-path.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import type { Tx } from '#server/deps.ts';
import { contactsOf } from '#server/messages/booking-tokens.ts';
import {
  addressee,
  type BookingMail,
  type BookingNews,
  type LocationMail,
} from '#server/messages/message.ts';
import { findUser, type UserRow } from '#server/identity/users/repository.ts';
import type { BookingRow } from './details-repository.ts';
import { presentBooking } from './presenter.ts';

type MailedClient = Pick<UserRow, 'email' | 'phone' | 'first_name' | 'email_verified_at'>;
type MailedBooking = BookingRow & { moved_from?: Date } & Pick<BookingNews, 'is_withdrawn'>;

export function clientMail<T extends BookingMail['template']>(
  template: T,
  client: MailedClient,
  booking: MailedBooking,
) {
  const message = { template, channel: 'mail', ...addressee(client) } as const;
  return { ...message, booking: clientNews(client, booking) };
}

export function clientNews(client: MailedClient, booking: MailedBooking): BookingNews {
  return { ...newsOf(booking), contacts: contactsOf(client) };
}

export function locationMails<T extends LocationMail['template']>(
  template: T,
  client: Pick<UserRow, 'first_name' | 'last_name'>,
  booking: MailedBooking,
) {
  const { contact_email: to } = booking;
  if (to === null) return [];
  const message = { template, channel: 'mail', to, client: fullName(client) } as const;
  return [{ ...message, booking: newsOf(booking) }];
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
