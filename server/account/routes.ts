import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { ownUser } from '../identity/session/visitor.ts';
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

  route(app, 'exportAccount', async ({ client }) => {
    const user = await ownUser(deps.db, client);
    return { data: await exportAccount(deps, user, client.sessionId) };
  });
}

function registerSessions(app: FastifyInstance, { db, env, now }: Deps): void {
  route(app, 'listSessions', async ({ client: { userId, sessionId } }) => {
    const rows = await findOwnSessions(db, userId, sessionId, now());
    return { data: rows.map((row) => presentSession(row, sessionId)) };
  });

  route(app, 'endSessions', async ({ client }, _request, reply) => {
    await inTransaction(db, (tx) => revokeSessionsOf(tx, client.userId, now()));
    clearSession(env, reply, now());
    return null;
  });
}
