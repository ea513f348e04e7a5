import type { BookingNews, Message } from './message.ts';

/** Returns the key by which a message replaces an unsent one; null if it never does. */
export function coalescingKey(message: Message): string | null {
  if (!('booking' in message) || message.template === 'booking_earlier') return null;
  return [message.booking.id, subjectOf(message), message.channel, message.to].join(' ');
}

function subjectOf(message: Message): string {
  if (message.template === 'location_overlapped') return 'overlap';
  if ('delay' in message) return 'arrival';
  return 'client' in message ? 'location' : 'client';
}

export function isFirst({ template }: Message): boolean {
  return template === 'booking_placed' || template === 'location_booked';
}

/**
 * A move changes the time in an unsent message about a new booking; two moves become one from the
 * time before the first.
 */
export function coalesce(unsent: Message, next: Message): Message {
  // A reminder says less than the unsent message.
  if (next.template === 'booking_soon') return unsent;
  if (unsent.template === 'location_overlapped' && next.template === 'location_overlapped')
    return { ...next, others: [...(unsent.others ?? []), ...(next.others ?? [])] };
  if (unsent.template === 'location_moved' && next.template === 'location_canceled')
    return { ...next, booking: fromFormerTime(next.booking, unsent.booking) };
  const isMove = next.template === 'booking_moved' || next.template === 'location_moved';
  if (!isMove || !('booking' in unsent)) return next;
  const booking = { ...next.booking };
  delete booking.moved_from;
  if (unsent.template === 'booking_placed' && next.template === 'booking_moved')
    return { ...next, template: 'booking_placed', booking };
  if (unsent.template === 'location_booked' && next.template === 'location_moved')
    return { ...next, template: 'location_booked', booking };
  if (unsent.template !== next.template) return next;
  return { ...next, booking: fromFormerTime(booking, unsent.booking) } as Message;
}

function fromFormerTime(booking: BookingNews, { moved_from }: BookingNews): BookingNews {
  return { ...booking, ...(moved_from && { moved_from }) };
}
