import type { FastifyInstance, FastifyReply } from 'fastify';

/** Lets browsers and shared caches keep an answer that is the same for everybody, for some seconds. */
export function cacheForEverybody(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}

/**
 * Nobody keeps an answer unless its handler said so; and never a failure, nor one for a signed-in client, nor one
 * that sets cookies, whatever its handler said.
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
