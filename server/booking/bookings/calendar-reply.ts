import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an .ics file to a subscribed calendar, or 304 if the calendar has it. */
export function sendCalendar(request: FastifyRequest, reply: FastifyReply, file: string) {
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
  reply
    .type('text/calendar; charset=utf-8')
    .headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.send(file);
}
