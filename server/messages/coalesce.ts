import type { Message } from './message.ts';

/** Returns the key under which messages about one booking to one recipient replace each other; null for other messages. */
export function coalescingKey(message: Message): string | null {
  if (!('booking' in message)) return null;
  const role = 'client' in message ? 'location' : 'client';
  return [message.booking.id, role, message.channel, message.to].join(' ');
}

/** Returns true for the first message about a booking to a recipient: there is none to replace. */
export function isFirst({ template }: Message): boolean {
  return template === 'booking_placed' || template === 'location_booked';
}

/**
 * Returns what to send in place of two messages of which the first has not been sent. The recipient does not know of it,
 * so a booking that was placed and moved is still a new one, and one that was moved twice has its first time as the former.
 */
export function coalesce(unsent: Message, next: Message): Message {
  const isMove = next.template === 'booking_moved' || next.template === 'location_moved';
  if (!isMove || !('booking' in unsent)) return next;
  const booking = { ...next.booking };
  delete booking.moved_from;
  if (unsent.template === 'booking_placed' && next.template === 'booking_moved')
    return { ...next, template: 'booking_placed', booking };
  if (unsent.template === 'location_booked' && next.template === 'location_moved')
    return { ...next, template: 'location_booked', booking };
  if (unsent.template !== next.template) return next;
  return { ...next, booking: { ...booking, moved_from: unsent.booking.moved_from } } as Message;
}
