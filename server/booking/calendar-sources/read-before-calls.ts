import type { FastifyInstance } from 'fastify';
import type { CallName } from '#contract/paths.ts';
import type { ParsedInput } from '#contract/types.ts';
import type { Deps } from '#server/deps.ts';
import { bookingOfClientToken } from '#server/messages/booking-tokens.ts';
import { refreshSources, type Purpose } from './read-source.ts';
import { findLocationOf, type ReadFor } from './repository.ts';

/** Reads calendars before handlers: no queue, transaction or lock waits for a calendar's server. */
export function registerCalendarReading(app: FastifyInstance, deps: Deps): void {
  const on = <N extends CallName>(
    name: N,
    purpose: Purpose,
    find: (input: ParsedInput<N>) => ReadFor | Promise<ReadFor | null>,
  ) =>
    app.addHook('preHandler', async (request) => {
      if (request.routeOptions.config.call !== name) return;
      const { params, query, body } = request;
      const which = await find({ params, query, body } as unknown as ParsedInput<N>);
      if (which) await refreshSources(deps, which, purpose);
    });
  const ofBooking = async (id: string, professionalId: number | null) => {
    const locationId = await findLocationOf(deps.db, id);
    return locationId === undefined ? null : { locationId, professionalId };
  };

  on('locationSlots', 'choice', ({ params, query }) => ({
    locationId: params.id,
    professionalId: query.professional ?? null,
  }));
  on('createBooking', 'booking', ({ body }) => ({
    locationId: body.location_id,
    professionalId: body.professional_id,
  }));
  on('rescheduleBooking', 'booking', ({ params, body }) =>
    ofBooking(params.id, body.professional_id),
  );
  on('rescheduleLinkedBooking', 'booking', async ({ params, body }) => {
    const id = bookingOfClientToken(params.token);
    return id === null ? null : ofBooking(id, body.professional_id);
  });
}
