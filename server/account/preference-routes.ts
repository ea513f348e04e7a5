import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { ownUser, requireRow, requireClient } from '../identity/session/visitor.ts';
import { lockUser, updateUser } from '../identity/users/repository.ts';

export function registerPreferences(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'reminders', async (_input, request) => {
    const { reminders: enabled } = await ownUser(db, request);
    return { data: { enabled } };
  });

  route(app, 'setReminders', async ({ body: { enabled } }, request) => {
    const { user_id } = requireClient(request);
    const changes = { reminders: enabled };
    requireRow(await inTransaction(db, (tx) => updateUser(tx, user_id, changes)));
    return { data: { enabled } };
  });

  route(app, 'marketing', async (_input, request) => {
    const { marketing_accepted_at: since } = await ownUser(db, request);
    return { data: { enabled: since !== null } };
  });

  // A repeated consent keeps the time of the first.
  route(app, 'setMarketing', async ({ body: { enabled } }, request) => {
    const { user_id } = requireClient(request);
    await inTransaction(db, async (tx) => {
      const { marketing_accepted_at: since } = requireRow(await lockUser(tx, user_id));
      const marketing_accepted_at = enabled ? (since ?? now()) : null;
      await updateUser(tx, user_id, { marketing_accepted_at });
    });
    return { data: { enabled } };
  });
}
