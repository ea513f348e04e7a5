import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { sendCalendar } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { requireClient, unauthenticated } from '#server/identity/session/visitor.ts';
import { findUser, lockUser, updateUser } from '#server/identity/users/repository.ts';
import { clientFeedUrl } from '#server/messages/feed-token.ts';
import { readClientFeed } from './feed.ts';

export function registerClientFeed(app: FastifyInstance, deps: Deps): void {
  const { db, env } = deps;
  const present = (user: { feed_key: string | null } | null) => {
    if (!user) throw unauthenticated();
    return { data: { url: user.feed_key && clientFeedUrl(env, user.feed_key) } };
  };

  route(app, 'clientFeed', async (_input, request) =>
    present(await findUser(db, requireClient(request).user_id)),
  );

  route(app, 'createClientFeed', async (_input, request) => {
    const { user_id } = requireClient(request);
    return inTransaction(db, async (tx) => {
      const user = await lockUser(tx, user_id);
      if (user?.feed_key) return present(user);
      return present(await updateUser(tx, user_id, { feed_key: randomUUID() }));
    });
  });

  route(app, 'deleteClientFeed', async (_input, request) => {
    const { user_id } = requireClient(request);
    return inTransaction(db, async (tx) =>
      present(await updateUser(tx, user_id, { feed_key: null })),
    );
  });

  route(app, 'clientFeedFile', async ({ params }, request, reply) =>
    sendCalendar(request, reply, await readClientFeed(deps, params.token)),
  );
}
