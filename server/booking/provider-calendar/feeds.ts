import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { calendarFeed, type FeedFileEvent } from '#domain/booking/calendar-file.ts';
import { dayMs, toIsoWithOffset } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { feedUrl, isFeedToken, readFeedToken } from '#server/messages/feed-token.ts';
import { listFeedEvents, loadFeedVersions, type FeedEvent } from './feed-repository.ts';
import { findLocationCalendar } from './repository.ts';

const daysBefore = 30;
const daysAfter = 400;

type FeedLocation = NonNullable<Awaited<ReturnType<typeof findLocationCalendar>>>;

export async function presentFeeds(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { id: location_id, professionals }: FeedLocation,
  contact_email: string,
): Promise<ProviderCalendar['feeds']> {
  const versions = await loadFeedVersions(db, location_id);
  return [null, ...professionals.map(({ id }) => id)].map((professional_id) => {
    const version = versions.get(professional_id) ?? 0;
    const url = feedUrl(env, { location_id, professional_id, version, contact_email });
    return { professional_id, version, url };
  });
}

/** Throws 404 unless the token is signed for the feed's current version. */
export async function readFeed({ db, env, now: clock }: Deps, token: string): Promise<string> {
  const feed = readFeedToken(token);
  const location = feed && (await findLocationCalendar(db, feed.location_id));
  const contact_email = location?.contact_email;
  if (!location || !contact_email) throw notFound();
  const { professional_id } = feed;
  const professional = location.professionals.find(({ id }) => id === professional_id);
  if (professional_id !== null && !professional) throw notFound();
  const version = (await loadFeedVersions(db, feed.location_id)).get(professional_id) ?? 0;
  if (!isFeedToken(env, token, { ...feed, version, contact_email })) throw notFound();

  const now = clock();
  const [from, to] = [-daysBefore, daysAfter].map((days) => new Date(now.getTime() + days * dayMs));
  const events = await listFeedEvents(db, feed, { from: from!, to: to!, now });
  const name = professional ? `${professional.first_name} · ${location.name}` : location.name;
  return calendarFeed(
    events.map((event) => fileEvent(event, location, professional_id === null)),
    name,
  );
}

function fileEvent(event: FeedEvent, location: FeedLocation, isShared: boolean): FeedFileEvent {
  const title = titleOf(event, location.is_health);
  return {
    id: event.id,
    sequence: event.version,
    status: event.status,
    starts_at: toIsoWithOffset(event.starts_at),
    ends_at: toIsoWithOffset(event.ends_at),
    title: isShared ? `${event.professional} · ${title}` : title,
    place: location.name,
    stamp: event.created_at,
  };
}

/** A shared calendar must not name a health service or its client (GDPR, art. 9). */
function titleOf({ kind, client, services }: FeedEvent, isHealth: boolean): string {
  if (kind === 'block') return 'Blocat';
  if (isHealth) return 'Programare';
  return [client, services.join(', ')].filter(Boolean).join(': ');
}
