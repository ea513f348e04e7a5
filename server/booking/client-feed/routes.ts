import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { sendCalendar } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { ownUser } from '#server/identity/session/visitor.ts';
import { lockUser, updateUser, type UserRow } from '#server/identity/users/repository.ts';
import { clientFeedUrl } from '#server/messages/calendar-tokens.ts';
import { readClientFeed } from './feed.ts';

export function registerClientFeed(app: FastifyInstance, deps: Deps): void {
  const { db, env } = deps;
  const present = ({ feed_key }: UserRow) => ({
    data: { url: feed_key && clientFeedUrl(env, feed_key) },
  });

  route(app, 'clientFeed', async ({ client }) => present(await ownUser(db, client)));

  route(app, 'createClientFeed', async ({ client: { userId } }) => {
    return inTransaction(db, async (tx) => {
      const user = await lockUser(tx, userId);
      if (user.feed_key) return present(user);
      return present(await updateUser(tx, userId, { feed_key: randomUUID() }));
    });
  });

  route(app, 'deleteClientFeed', async ({ client: { userId } }) => {
    return present(await inTransaction(db, (tx) => updateUser(tx, userId, { feed_key: null })));
  });

  route(app, 'clientFeedFile', async ({ params }, request, reply) =>
    sendCalendar(request, reply, await readClientFeed(deps, params.token)),
  );
}
