import type { FastifyInstance } from 'fastify';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { consentCategories } from './categories.ts';

/** The categories of consent. Each visitor's choice stays in their browser. */
export function registerConsent(app: FastifyInstance): void {
  route(app, 'consentCategories', async (_input, _request, reply) => {
    cacheForEverybody(reply, 300);
    return { data: [...consentCategories] };
  });
}
