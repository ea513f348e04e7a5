import type { FastifyRequest } from 'fastify';
import type { Db, Deps } from '#server/deps.ts';
import { hasCookie } from '#server/identity/session/cookies.ts';

type GuestRead = <T>(request: FastifyRequest, work: (db: Db) => Promise<T>) => Promise<T>;

/** Requests with a session read from the primary, because the replica lags behind their writes. */
export function guestReads({ db, env, replica }: Deps): GuestRead {
  return (request, work) => {
    const hasSession = hasCookie(env, request, 'at') || hasCookie(env, request, 'rt');
    return replica && !hasSession ? replica.read(work) : work(db);
  };
}
