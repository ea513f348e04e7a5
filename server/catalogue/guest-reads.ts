import type { FastifyRequest } from 'fastify';
import type { Db, Deps } from '#server/deps.ts';
import { hasCookie } from '#server/identity/session/cookies.ts';

export type GuestRead = <T>(request: FastifyRequest, work: (db: Db) => Promise<T>) => Promise<T>;

/** A replica lags: clients read from the primary, to see what they wrote. */
export function guestReads({ db, env, replica }: Deps): GuestRead {
  return (request, work) => {
    const hasSession = hasCookie(env, request, 'at') || hasCookie(env, request, 'rt');
    return replica && !hasSession ? replica.read(work) : work(db);
  };
}
