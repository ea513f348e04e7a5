import type { FastifyReply } from 'fastify';
import type { Env } from '#server/env.ts';
import { clearSessionCookies, setAnonymousCookies } from './cookies.ts';

/**
 * Turns the browser into a guest's after its session ends: sets an anonymous session and clears the cache of
 * private pages. Keeps the storage: the consent belongs to the visitor, signed in or not.
 */
export function leave(env: Env, reply: FastifyReply, now: Date): void {
  clearSessionCookies(env, reply);
  setAnonymousCookies(env, reply, now);
  reply.header('clear-site-data', '"cache"');
}
