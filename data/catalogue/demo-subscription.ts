import { dayMs } from '#domain/time/local-time.ts';
import { addBooking, type Agendas } from './booking-rows.ts';
import { firstStart, type Visitor } from './demo-bookings.ts';
import { demoId, type LocationRows, type Row } from './location-rows.ts';
const visitDays = [-20, -9, 3];

export function addOwnedSubscription(
  rows: LocationRows,
  agendas: Agendas,
  { userId, clock, today }: Visitor,
): { subscription: Row<'client_subscriptions'>; uses: Row<'subscription_uses'>[] } | null {
  const pack = rows.subscriptions.find(({ service_id }) =>
    rows.service_professionals.some((link) => link.service_id === service_id),
  );
  const service = rows.services.find(({ id }) => id === pack?.service_id);
  const professionalId = rows.service_professionals.find(
    ({ service_id }) => service_id === service?.id,
  )?.professional_id;
  if (!pack || !service || !professionalId) return null;

  const bookings = visitDays.flatMap((days, index) => {
    const start = firstStart(rows, agendas, professionalId, [service], today, days);
    if (!start) return [];
    const booking = addBooking(rows, agendas, {
      userId,
      professionalId,
      services: [service],
      start,
      createdAt: new Date(Math.min(start.getTime(), clock.getTime()) - 2 * dayMs),
      status: 'approved',
      ...(index > 0 && { coveredServiceId: service.id }),
    });
    return booking ?? [];
  });
  const starts = new Date(clock.getTime() + (visitDays[0] ?? 0) * dayMs);
  const id = demoId('subscription', rows.locations[0]!.id, 1);
  return {
    subscription: {
      id,
      user_id: userId,
      subscription_id: pack.id,
      location_id: rows.locations[0]!.id,
      service_id: service.id,
      total: pack.sessions,
      remaining: pack.sessions - bookings.length,
      starts_at: starts,
      expires_at: new Date(starts.getTime() + pack.valid_days * dayMs),
      status: 'active',
    },
    uses: bookings.map((booking_id) => ({ client_subscription_id: id, booking_id })),
  };
}
