import type { FastifyInstance } from 'fastify';
import { today } from '#domain/time/local-time.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { requireLocation } from '../repository.ts';
import { route } from '#server/http/route.ts';
import { presentServiceCategories } from './presenter.ts';
import { loadPriceChanges, loadServiceCategories, loadServices } from './repository.ts';

export function registerServices(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'locationServices', async ({ params }, _request, reply) => {
    await requireLocation(db, params.id);
    const categories = await loadServiceCategories(db, params.id);
    const services = await loadServices(db, params.id);
    const prices = await loadPriceChanges(db, params.id);
    cacheForEverybody(reply, 30);
    return {
      data: presentServiceCategories(categories, services, { today: today(now()), prices }),
    };
  });
}
