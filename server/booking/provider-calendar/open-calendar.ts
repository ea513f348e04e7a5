import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { today, toIsoWithOffset, type LocalDate } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { isCalendarToken, readCalendarToken } from '#server/messages/calendar-token.ts';
import { findLocationCalendar, listBlocks } from './repository.ts';

export type OpenCalendar = {
  location: NonNullable<Awaited<ReturnType<typeof findLocationCalendar>>>;
  valid_until: LocalDate;
};

/** Throws 404 unless the token is signed for the location and its present e-mail, and has not ended. */
export async function openCalendar({ db, env, now }: Deps, token: string): Promise<OpenCalendar> {
  const link = readCalendarToken(token);
  if (!link || link.valid_until < today(now())) throw notFound();
  const { location_id, valid_until } = link;
  const location = await findLocationCalendar(db, location_id);
  const contact_email = location?.contact_email;
  if (!location || !contact_email) throw notFound();
  if (!isCalendarToken(env, token, { location_id, contact_email, valid_until })) throw notFound();
  return { location, valid_until };
}

export async function presentCalendar(
  { db, now }: Deps,
  { location, valid_until }: OpenCalendar,
): Promise<ProviderCalendar> {
  const blocks = await listBlocks(db, location.id, now());
  return {
    location_name: location.name,
    valid_until,
    professionals: location.professionals.map(({ id, first_name, last_name, hours }) => ({
      id,
      name: `${first_name} ${last_name}`.trim(),
      hours,
    })),
    blocks: blocks.map(({ id, professional_id, starts_at, ends_at }) => ({
      id,
      professional_id,
      starts_at: toIsoWithOffset(starts_at),
      ends_at: toIsoWithOffset(ends_at),
    })),
  };
}
