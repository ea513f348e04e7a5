import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { ownUser, requireClient } from '../identity/session/visitor.ts';
import { registerContactChanges } from './contact-routes.ts';
import { registerDeletion } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { registerPreferences } from './preference-routes.ts';
import { registerOwnPasswords } from './password-routes.ts';
import { registerProfile } from './profile-routes.ts';
import { inTransaction } from '../db/transaction.ts';
import { findOwnSessions, revokeSessionsOf } from '../identity/session/repository.ts';
import { clearSession } from '../identity/session/cookies.ts';
import { presentSession } from '../identity/session/presenter.ts';

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  registerProfile(app, deps);
  registerOwnPasswords(app, deps);
  registerContactChanges(app, deps);
  registerPreferences(app, deps);
  registerSessions(app, deps);
  registerDeletion(app, deps);

  route(app, 'exportAccount', async (_input, request) => {
    const user = await ownUser(deps.db, request);
    return { data: await exportAccount(deps, user, requireClient(request).session_id) };
  });
}

function registerSessions(app: FastifyInstance, { db, env, now }: Deps): void {
  route(app, 'listSessions', async (_input, request) => {
    const { user_id, session_id } = requireClient(request);
    const rows = await findOwnSessions(db, user_id, session_id, now());
    return { data: rows.map((row) => presentSession(row, session_id)) };
  });

  route(app, 'endSessions', async (_input, request, reply) => {
    await inTransaction(db, (tx) => revokeSessionsOf(tx, requireClient(request).user_id, now()));
    clearSession(env, reply, now());
    return null;
  });
}
