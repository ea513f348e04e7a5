import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { today, toIsoWithOffset } from '#domain/time/local-time.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import { notFound } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import {
  calendarLinkEnd,
  calendarToken,
  calendarUrl,
  readCalendarToken,
  type CalendarLink,
} from '#server/messages/calendar-tokens.ts';
import { isSigned } from '#server/messages/signed-link.ts';
import { listSources } from '../calendar-sources/repository.ts';
import { presentFeeds } from './feeds.ts';
import { listBlocks, readLocationCalendar, type LocationCalendar } from './repository.ts';

export type OpenCalendar = {
  location: LocationCalendar;
  link: CalendarLink;
};

export async function openCalendar({ db, env, now }: Deps, token: string): Promise<OpenCalendar> {
  const claim = readCalendarToken(token);
  if (!claim || claim.valid_until < today(now())) throw notFound();
  const location = await readLocationCalendar(db, claim.location_id);
  const link = { ...claim, contact_email: location.contact_email };
  if (!isSigned(env, token, calendarToken, link)) throw notFound();
  return { location, link };
}

export async function presentCalendar(
  { db, env, now }: Deps,
  { location, link }: OpenCalendar,
): Promise<ProviderCalendar> {
  const blocks = await listBlocks(db, location.id, now());
  const codeEnd = link.scope === 'all' ? calendarLinkEnd(now()) : link.valid_until;
  return {
    location_name: location.name,
    valid_until: link.valid_until,
    code_url: calendarUrl(env, { ...link, scope: 'blocks', valid_until: codeEnd }),
    code_valid_until: codeEnd,
    professionals: location.professionals.map((one) => ({
      id: one.id,
      name: fullName(one),
      hours: one.hours,
    })),
    feeds: link.scope === 'all' ? await presentFeeds({ db, env }, location) : [],
    sources: link.scope === 'all' ? await presentSources(db, location.id) : [],
    blocks: blocks.map(({ id, professional_id, starts_at, ends_at }) => ({
      id,
      professional_id,
      starts_at: toIsoWithOffset(starts_at),
      ends_at: toIsoWithOffset(ends_at),
    })),
  };
}

/** Omits the URL, which opens the whole calendar with its titles. */
async function presentSources(db: Db, locationId: number): Promise<ProviderCalendar['sources']> {
  const sources = await listSources(db, { locationId, professionalId: null });
  return sources.map(({ professional_id, url, tried_at, failing_since }) => ({
    professional_id,
    host: new URL(url).hostname,
    read_at: tried_at && !failing_since ? toIsoWithOffset(tried_at) : null,
    failing_since: failing_since && toIsoWithOffset(failing_since),
  }));
}
