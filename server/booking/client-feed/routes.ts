import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calendarFeed, eventWords, type FeedFileEvent } from '#domain/booking/calendar-file.ts';
import { dayMs } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { sendCalendar } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { ownUser } from '#server/identity/session/visitor.ts';
import {
  findUserBy,
  lockUser,
  updateUser,
  type UserRow,
} from '#server/identity/users/repository.ts';
import { clientFeedUrl, readClientFeedToken } from '#server/messages/calendar-tokens.ts';
import { listClientFeedEvents, type ClientFeedEvent } from './repository.ts';

const daysBefore = 30;

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

async function readClientFeed({ db, env, now: clock }: Deps, token: string): Promise<string> {
  const key = readClientFeedToken(env, token);
  const user = key === null ? null : await findUserBy(db, 'feed_key', key);
  if (!user) throw notFound();
  const now = clock();
  const from = new Date(now.getTime() - daysBefore * dayMs);
  const events = await listClientFeedEvents(db, { userId: user.id, from, now });
  return calendarFeed(events.map(fileEvent), 'Aproape: programările mele');
}

/** A shared calendar must not name a health service (GDPR, art. 9). */
function fileEvent(event: ClientFeedEvent): FeedFileEvent {
  const services = event.is_health ? ['Programare'] : event.services;
  return { ...event, ...eventWords(services, event.location, `${event.address}, ${event.city}`) };
}
