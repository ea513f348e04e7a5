import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/paths.ts';
import type { Db, Deps } from '#server/deps.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import { route, type Body, type Input } from '#server/http/route.ts';
import { hasCookie } from '#server/identity/session/cookies.ts';

type GuestRead = <T>(request: FastifyRequest, work: (db: Db) => Promise<T>) => Promise<T>;

/** Requests with a session read from the primary, because the replica lags behind their writes. */
export function guestReads({ db, env, replica }: Deps): GuestRead {
  return (request, work) => {
    const hasSession = hasCookie(env, request, 'at') || hasCookie(env, request, 'rt');
    return replica && !hasSession ? replica.read(work) : work(db);
  };
}

/** Adds routes of guest reads, whose responses any cache may keep for `seconds`. */
export function guestRoutes(app: FastifyInstance, deps: Deps) {
  const read = guestReads(deps);
  return <N extends CallName>(
    name: N,
    seconds: number,
    handler: (db: Db, input: Input<N>, request: FastifyRequest) => Promise<Body<N>>,
  ) =>
    route(app, name, async (input, request, reply) => {
      const body = await read(request, (db) => handler(db, input, request));
      cacheForEverybody(reply, seconds);
      return body;
    });
}
