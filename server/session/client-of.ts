import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Who is signed in. */
export interface Client {
  user_id: string;
  session_id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on calls for clients and on every mutation; public reads know nobody. */
    client: Client | null;
  }
}

/** The signed-in client of a request. Throws 401 when there is none. */
export function clientOf(request: FastifyRequest): Client {
  if (!request.client) throw unauthenticated();
  return request.client;
}

/** 401 in the words of spec section 8. */
export function unauthenticated(): AppError {
  return new AppError('unauthenticated', 'Unauthenticated.');
}
