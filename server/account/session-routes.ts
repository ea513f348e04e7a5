import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireClient } from '../identity/session/visitor.ts';
import { findOwnSessions, revokeSessionsOf } from '../identity/session/repository.ts';
import { clearSession } from '../identity/session/cookies.ts';
import { presentSession } from '../identity/session/presenter.ts';

export function registerSessions(app: FastifyInstance, { db, env, now }: Deps): void {
  route(app, 'listSessions', async (_input, request) => {
    const { user_id, session_id } = requireClient(request);
    const rows = await findOwnSessions(db, user_id, now());
    return { data: rows.map((row) => presentSession(row, session_id)) };
  });

  route(app, 'endSessions', async (_input, request, reply) => {
    await inTransaction(db, (tx) => revokeSessionsOf(tx, requireClient(request).user_id, now()));
    clearSession(env, reply, now());
    return null;
  });
}
