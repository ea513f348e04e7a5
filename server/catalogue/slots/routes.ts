import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { askedTime } from '../search-text/asked-time.ts';
import { findFreeTimes } from './free-times.ts';
import { findNextTimes } from './next-times.ts';
import { presentNextTimes, presentSlots } from './presenter.ts';

export function registerSlots(app: FastifyInstance, deps: Deps): void {
  route(app, 'locationSlots', async ({ params, query }, _request, reply) => {
    const { days, firstAvailable } = await findFreeTimes(deps, {
      locationId: params.id,
      services: query.services,
      professional: query.professional ?? null,
      from: query.from,
      to: query.to,
    });
    reply.header('cache-control', 'no-store');
    return { data: presentSlots(days), meta: { first_available: firstAvailable } };
  });

  route(app, 'locationsNextSlots', async ({ query }, _request, reply) => {
    const times = await findNextTimes(deps, { ...query, time: askedTime(query) });
    reply.header('cache-control', 'no-store');
    return { data: presentNextTimes(times) };
  });
}
