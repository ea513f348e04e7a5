import type { FastifyInstance } from 'fastify';
import { invalidField } from '../app-error.ts';
import { deleteAvatar, insertAvatar } from '../catalogue/images/repository.ts';
import { redrawUpload } from '../catalogue/images/redraw-upload.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Db, Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { clearSession } from '../identity/session/cookies.ts';
import { presentSession, readOwnUser } from '../identity/session/presenter.ts';
import { findOwnSessions, revokeSessionsOf } from '../identity/session/repository.ts';
import { ownUser } from '../identity/session/visitor.ts';
import { lockUser, updateUser, type UserRow } from '../identity/users/repository.ts';
import { limits } from '../limits/limits.ts';
import { takeLimit, waitOn } from '../limits/take-limit.ts';
import { registerContactChanges } from './contact-routes.ts';
import { registerDeletion } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { registerOwnPasswords } from './password-routes.ts';

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  const { db, env, now } = deps;

  route(app, 'updateProfile', async ({ body, client }) => {
    const user = await inTransaction(db, (tx) => updateUser(tx, client.userId, body));
    return { data: await readOwnUser(deps, user) };
  });

  route(app, 'uploadAvatar', async ({ body, client: { userId } }) => {
    await takeLimit(deps, { ...limits.account.uploads, key: userId }, waitOn('avatar'));
    const picture = body && (await redrawUpload(body));
    if (!picture)
      throw invalidField(
        'avatar',
        'Nu am putut deschide fotografia. Alege un fișier JPEG, PNG sau WebP.',
      );
    return { data: await readOwnUser(deps, await replaceAvatar(db, userId, picture)) };
  });

  route(app, 'deleteAvatar', async ({ client }) => ({
    data: await readOwnUser(deps, await replaceAvatar(db, client.userId, null)),
  }));

  registerOwnPasswords(app, deps);
  registerContactChanges(app, deps);

  route(app, 'reminders', async ({ client }) => {
    const { reminders: enabled } = await ownUser(db, client);
    return { data: { enabled } };
  });

  route(app, 'setReminders', async ({ body: { enabled }, client: { userId } }) => {
    await inTransaction(db, (tx) => updateUser(tx, userId, { reminders: enabled }));
    return { data: { enabled } };
  });

  route(app, 'marketing', async ({ client }) => {
    const { marketing_accepted_at: since } = await ownUser(db, client);
    return { data: { enabled: since !== null } };
  });

  route(app, 'setMarketing', async ({ body: { enabled }, client: { userId } }) => {
    await inTransaction(db, async (tx) => {
      const { marketing_accepted_at: since } = await lockUser(tx, userId);
      const marketing_accepted_at = enabled ? (since ?? now()) : null;
      await updateUser(tx, userId, { marketing_accepted_at });
    });
    return { data: { enabled } };
  });

  route(app, 'listSessions', async ({ client: { userId, sessionId } }) => {
    const rows = await findOwnSessions(db, userId, sessionId, now());
    return { data: rows.map((row) => presentSession(row, sessionId)) };
  });

  route(app, 'endSessions', async ({ client }, _request, reply) => {
    await inTransaction(db, (tx) => revokeSessionsOf(tx, client.userId, now()));
    clearSession(env, reply, now());
    return null;
  });

  registerDeletion(app, deps);

  route(app, 'exportAccount', async ({ client }) => {
    const user = await ownUser(db, client);
    return { data: await exportAccount(deps, user, client.sessionId) };
  });
}

async function replaceAvatar(db: Db, userId: string, picture: Buffer | null): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    const { avatar_image_id: former } = await lockUser(tx, userId);
    const avatar_image_id = picture && (await insertAvatar(tx, picture));
    const user = await updateUser(tx, userId, { avatar_image_id });
    if (former !== null) await deleteAvatar(tx, former);
    return user;
  });
}
