import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { calendarFeed, type FeedFileEvent } from '#domain/booking/calendar-file.ts';
import { dayMs } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { feedToken, feedUrl, readFeedToken } from '#server/messages/calendar-tokens.ts';
import { isSigned } from '#server/messages/signed-link.ts';
import {
  listFeedEvents,
  loadFeedVersions,
  readLocationCalendar,
  type FeedEvent,
  type LocationCalendar,
} from './repository.ts';

const daysBefore = 30;
const daysAfter = 400;

export async function presentFeeds(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { id: location_id, professionals, contact_email }: LocationCalendar,
): Promise<ProviderCalendar['feeds']> {
  const versions = await loadFeedVersions(db, location_id);
  return [null, ...professionals.map(({ id }) => id)].map((professional_id) => {
    const version = versions.get(professional_id) ?? 0;
    const url = feedUrl(env, { location_id, professional_id, version, contact_email });
    return { professional_id, version, url };
  });
}

export async function readFeed({ db, env, now: clock }: Deps, token: string): Promise<string> {
  const feed = readFeedToken(token);
  if (!feed) throw notFound();
  const location = await readLocationCalendar(db, feed.location_id);
  const { contact_email } = location;
  const { professional_id } = feed;
  const professional = location.professionals.find(({ id }) => id === professional_id);
  if (professional_id !== null && !professional) throw notFound();
  const version = (await loadFeedVersions(db, feed.location_id)).get(professional_id) ?? 0;
  if (!isSigned(env, token, feedToken, { ...feed, version, contact_email })) throw notFound();

  const now = clock();
  const from = new Date(now.getTime() - daysBefore * dayMs);
  const to = new Date(now.getTime() + daysAfter * dayMs);
  const events = await listFeedEvents(db, feed, { from, to, now });
  const name = professional ? `${professional.first_name} · ${location.name}` : location.name;
  return calendarFeed(
    events.map((event) => fileEvent(event, location, professional_id === null)),
    name,
  );
}

function fileEvent(event: FeedEvent, location: LocationCalendar, isShared: boolean): FeedFileEvent {
  const title = titleOf(event, location.is_health);
  return {
    ...event,
    title: isShared ? `${event.professional} · ${title}` : title,
    place: location.name,
  };
}

/** A shared calendar must not name a health service or its client (GDPR, art. 9). */
function titleOf({ kind, client, services }: FeedEvent, isHealth: boolean): string {
  if (kind === 'block') return 'Blocat';
  if (isHealth) return 'Programare';
  return [client, services.join(', ')].filter(Boolean).join(': ');
}
