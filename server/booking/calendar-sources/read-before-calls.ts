import type { FastifyInstance } from 'fastify';
import type { CallName } from '#contract/paths.ts';
import type { ParsedInput } from '#contract/types.ts';
import type { Deps } from '#server/deps.ts';
import { bookingOfClientToken } from '#server/messages/client-token.ts';
import { refreshSources, type Wait } from './read-source.ts';
import { findLocationOf, type ReadFor } from './repository.ts';

/**
 * Maximum wait of a request for readings; after that, the stored copies count, and a booking is pending.
 * `forFailing`: waits for calendars that failed, too.
 */
const waits = {
  choice: { maxMs: 1_500, forFailing: false },
  booking: { maxMs: 3_000, forFailing: true },
};

/**
 * Before calls that offer or take time, reads calendars that were not read just now. Runs before the
 * handlers: no queue, transaction or lock waits for a calendar's server.
 */
export function registerCalendarReading(app: FastifyInstance, deps: Deps): void {
  const on = <N extends CallName>(
    name: N,
    wait: Wait,
    find: (input: ParsedInput<N>) => ReadFor | Promise<ReadFor | null>,
  ) =>
    app.addHook('preHandler', async (request) => {
      if (request.routeOptions.config.call !== name) return;
      const { params, query, body } = request;
      const which = await find({ params, query, body } as unknown as ParsedInput<N>);
      if (which) await refreshSources(deps, which, wait);
    });
  const ofBooking = async (id: string, professionalId: number | null) => {
    const locationId = await findLocationOf(deps.db, id);
    return locationId === undefined ? null : { locationId, professionalId };
  };

  on('locationSlots', waits.choice, ({ params, query }) => ({
    locationId: params.id,
    professionalId: query.professional ?? null,
  }));
  on('createBooking', waits.booking, ({ body }) => ({
    locationId: body.location_id,
    professionalId: body.professional_id,
  }));
  on('rescheduleBooking', waits.booking, ({ params, body }) =>
    ofBooking(params.id, body.professional_id),
  );
  on('rescheduleLinkedBooking', waits.booking, async ({ params, body }) => {
    const id = bookingOfClientToken(params.token);
    return id === null ? null : ofBooking(id, body.professional_id);
  });
}
