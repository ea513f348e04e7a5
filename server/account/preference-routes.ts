import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { ownUser } from '../identity/session/visitor.ts';
import { lockUser, updateUser } from '../identity/users/repository.ts';

export function registerPreferences(app: FastifyInstance, { db, now }: Deps): void {
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

  // A repeated consent keeps the time of the first.
  route(app, 'setMarketing', async ({ body: { enabled }, client: { userId } }) => {
    await inTransaction(db, async (tx) => {
      const { marketing_accepted_at: since } = await lockUser(tx, userId);
      const marketing_accepted_at = enabled ? (since ?? now()) : null;
      await updateUser(tx, userId, { marketing_accepted_at });
    });
    return { data: { enabled } };
  });
}
