import type { FastifyReply } from 'fastify';

/** Lets browsers and shared caches keep an answer that is the same for everybody, for some seconds. */
export function cacheForEverybody(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}
