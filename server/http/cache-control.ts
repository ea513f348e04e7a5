import type { FastifyInstance, FastifyReply } from 'fastify';

export function cacheForEverybody(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}

/** Nothing is cached unless its handler allows it; errors, private calls and cookies never are. */
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
