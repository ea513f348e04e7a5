import type { FastifyReply } from 'fastify';
import type { Env } from '../env.ts';
import { clearSessionCookies, setAnonymousCookies } from './cookies.ts';

/**
 * Makes the browser a guest's, once its session is over: cookies of an anonymous session, and nothing of the private
 * pages in its cache. Storage stays: the consent is the visitor's, signed in or not.
 */
export function leave(env: Env, reply: FastifyReply, now: Date): void {
  clearSessionCookies(env, reply);
  setAnonymousCookies(env, reply, now);
  reply.header('clear-site-data', '"cache"');
}
