import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Client } from './visitor.ts';

/** The signed-in client of a request. Throws 401 when there is none. */
export function clientOf(request: FastifyRequest): Client {
  const client = clientOrNull(request);
  if (!client) throw unauthenticated();
  return client;
}

/** The signed-in client of a mutation that guests may make too; public reads know nobody and get null. */
export function clientOrNull(request: FastifyRequest): Client | null {
  return request.visitor?.client ?? null;
}

/** 401, the same for who never signed in and for whose session is over. */
export function unauthenticated(): AppError {
  return new AppError('unauthenticated');
}
