import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { CallName } from '#contract/paths.ts';
import type { ParsedInput } from '#contract/types.ts';
import { sourceRules } from '#domain/booking/calendar-source.ts';
import type { Db, Deps } from '#server/deps.ts';
import { bookingOfClientToken } from '#server/messages/booking-tokens.ts';
import { isReadOnly } from '#server/ops/switches/repository.ts';
import type { ParsingQueue } from './parsing-process.ts';
import { readSource } from './read-source.ts';
import { findLocationOf, listSources, type ReadFor } from './repository.ts';

type Purpose = 'choice' | 'booking';

/**
 * Reads calendars before handlers, so that no queue, transaction or lock waits for their servers.
 */
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

const sourcesAtOnce = 4;

async function refreshSources(deps: Deps, which: ReadFor, purpose: Purpose): Promise<void> {
  const maxMs = deps.env.CALENDAR_WAIT_MS / (purpose === 'choice' ? 2 : 1);
  const forFailing = purpose === 'booking' && which.professionalId !== null;
  const before = new Date(deps.now().getTime() - sourceRules.rereadSeconds * 1000);
  const sources = (await listSources(deps.db, which)).filter(
    ({ tried_at, failing_since }) =>
      tried_at === null || tried_at <= before || (forFailing && failing_since !== null),
  );
  if (sources.length === 0 || (await isReadOnly(deps))) return;
  const inTurn = { awaited: pLimit(sourcesAtOnce), polling: pLimit(sourcesAtOnce) };
  const readings = sources.map(async ({ professional_id, failing_since }) => {
    const queue = failing_since && !forFailing ? 'polling' : 'awaited';
    const reading = inTurn[queue](() => readOnce(deps, professional_id, queue)).catch(() => {});
    if (queue === 'awaited') await reading;
  });
  const late = maxMs > 0 ? [wait(maxMs, undefined, { ref: false })] : [];
  await Promise.race([Promise.all(readings), ...late]);
}

const running = new WeakMap<Db, Map<number, Promise<void>>>();

function readOnce(deps: Deps, professionalId: number, queue: ParsingQueue): Promise<void> {
  const readings = running.get(deps.db) ?? new Map<number, Promise<void>>();
  running.set(deps.db, readings);
  const reading =
    readings.get(professionalId) ??
    readSource(deps, professionalId, queue).finally(() => readings.delete(professionalId));
  readings.set(professionalId, reading);
  return reading;
}
