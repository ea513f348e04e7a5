import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export function cacheForEverybody(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}

export function etagOf(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, type, content }: { etag: string; type: string; content: string | Buffer },
) {
  reply.header('etag', etag);
  const { 'if-none-match': known } = request.headers;
  // `etag` includes quotes, so it matches only whole tags.
  if (known === '*' || known?.includes(etag)) return reply.status(304).send();
  return reply.type(type).send(content);
}

export function sendCalendar(request: FastifyRequest, reply: FastifyReply, file: string) {
  reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  const type = 'text/calendar; charset=utf-8';
  return sendTagged(request, reply, { etag: etagOf(file), type, content: file });
}

/**
 * Allows caching only if the handler sets Cache-Control, and never for errors, calls that require a
 * session or responses that set a cookie.
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
