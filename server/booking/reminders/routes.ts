import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { requireClient, unauthenticated } from '#server/identity/session/visitor.ts';
import { findUser, updateUser } from '#server/identity/users/repository.ts';

export function registerReminders(app: FastifyInstance, deps: Deps): void {
  route(app, 'reminders', async (_input, request) => {
    const user = await findUser(deps.db, requireClient(request).user_id);
    if (!user) throw unauthenticated();
    return { data: { enabled: user.reminders } };
  });

  route(app, 'setReminders', async ({ body }, request) => {
    const { user_id } = requireClient(request);
    const changes = { reminders: body.enabled };
    const user = await inTransaction(deps.db, (tx) => updateUser(tx, user_id, changes));
    if (!user) throw unauthenticated();
    return { data: { enabled: user.reminders } };
  });
}
