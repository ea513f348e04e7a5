import type { FastifyInstance } from 'fastify';
import { invalidField } from '../app-error.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { deleteAvatar, insertAvatar } from '../catalogue/images/repository.ts';
import { redrawUpload } from '../catalogue/images/redraw-upload.ts';
import { limits } from '../limits/limits.ts';
import { multiplied, takeLimit, waitOn } from '../limits/take-limit.ts';
import { route } from '../http/route.ts';
import { readOwnUser } from '../identity/session/presenter.ts';
import { lockUser, updateUser, type UserRow } from '../identity/users/repository.ts';

export function registerProfile(app: FastifyInstance, deps: Deps): void {
  const { db, env, now } = deps;
  route(app, 'updateProfile', async ({ body, client }) => {
    const user = await inTransaction(db, (tx) => updateUser(tx, client.userId, body));
    return { data: await readOwnUser(deps, user) };
  });

  route(app, 'uploadAvatar', async ({ body, client: { userId } }) => {
    const limit = multiplied(env, { ...limits.account.uploads, key: userId });
    await takeLimit(db, limit, now(), waitOn('avatar'));
    const picture = body && (await redrawUpload(body));
    if (!picture)
      throw invalidField(
        'avatar',
        'Nu am putut deschide fotografia. Alege un fișier JPEG, PNG sau WebP.',
      );
    return { data: await readOwnUser(deps, await replaceAvatar(userId, picture)) };
  });

  route(app, 'deleteAvatar', async ({ client }) => ({
    data: await readOwnUser(deps, await replaceAvatar(client.userId, null)),
  }));

  async function replaceAvatar(userId: string, picture: Buffer | null): Promise<UserRow> {
    return inTransaction(db, async (tx) => {
      const { avatar_image_id: former } = await lockUser(tx, userId);
      const avatar_image_id = picture && (await insertAvatar(tx, picture));
      const user = await updateUser(tx, userId, { avatar_image_id });
      if (former !== null) await deleteAvatar(tx, former);
      return user;
    });
  }
}
