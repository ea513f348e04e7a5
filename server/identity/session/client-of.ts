import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import type { Client } from './visitor.ts';

/** Returns the signed-in client of a request. Throws 401 if there is none. */
export function clientOf(request: FastifyRequest): Client {
  const client = clientOrNull(request);
  if (!client) throw unauthenticated();
  return client;
}

/** Returns the signed-in client of a mutation that also allows guests. Always null for public reads. */
export function clientOrNull(request: FastifyRequest): Client | null {
  return request.visitor?.client ?? null;
}

/** 401, identical for guests and for clients whose session has ended. */
export function unauthenticated(): AppError {
  return new AppError('unauthenticated');
}
