import type { FastifyInstance, FastifyReply } from 'fastify';

export function cacheForEverybody(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}

/**
 * Allows caching only if the handler does, and never for errors, private calls or responses that set a
 * cookie.
 */
export function registerCachePolicy(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isOpen =
      reply.hasHeader('cache-control') &&
      reply.statusCode < 400 &&
      !reply.hasHeader('set-cookie') &&
      request.routeOptions.config.auth !== 'client';
    if (!isOpen) reply.header('cache-control', 'private, no-store');
    return payload;
  });
}
