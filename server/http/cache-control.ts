import type { FastifyInstance, FastifyReply } from 'fastify';

/** Allows browsers and shared caches to store a response that is the same for all visitors. */
export function cacheForEverybody(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}

/**
 * Prevents caching unless the handler allows it, and always for errors, for calls of signed-in clients and
 * for responses that set cookies.
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
