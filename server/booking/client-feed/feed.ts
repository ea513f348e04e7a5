import { calendarFeed, eventWords, type FeedFileEvent } from '#domain/booking/calendar-file.ts';
import { dayMs } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { findUserBy } from '#server/identity/users/repository.ts';
import { readClientFeedToken } from '#server/messages/calendar-tokens.ts';
import { listClientFeedEvents, type ClientFeedEvent } from './feed-repository.ts';

const daysBefore = 30;

/** Throws 404 unless the token is signed for the client's current feed. */
export async function readClientFeed(
  { db, env, now: clock }: Deps,
  token: string,
): Promise<string> {
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
