import type { FastifyInstance } from 'fastify';
import { cacheForEverybody } from '../cache-control.ts';
import { route } from '../route.ts';
import { consentCategories } from './categories.ts';

/** The categories of consent. Each visitor's choice stays in their browser. */
export function registerConsent(app: FastifyInstance): void {
  route(app, 'consentCategories', async (_input, _request, reply) => {
    cacheForEverybody(reply, 300);
    return { data: [...consentCategories] };
  });
}
