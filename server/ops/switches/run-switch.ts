import { isLocalDate, isLocalTime, toInstant } from '#domain/time/local-time.ts';
import { noteChange } from '#server/catalogue/changes/repository.ts';
import type { Db } from '#server/deps.ts';
import { revokeAllSessions } from '#server/identity/session/repository.ts';
import { deleteReadOnly, storeReadOnly } from './repository.ts';

export const switchUsage = `npm run switch -- read-only 2026-11-20T14:30   no bookings and changes until then (Bucharest); pages stay
npm run switch -- read-only off
npm run switch -- revoke-sessions              signs everybody out
npm run switch -- invalidate ID|all            renders the pages of a location, or all pages, again`;

export async function runSwitch(
  db: Db,
  [word, value, ...more]: readonly string[],
  now: Date,
): Promise<string | null> {
  if (more.length > 0) return null;
  if (word === 'read-only' && value) return switchReadOnly(db, value, now);
  if (word === 'revoke-sessions' && !value) {
    return `${await revokeAllSessions(db, now)} sessions have ended.`;
  }
  if (word === 'invalidate' && value === 'all') {
    await noteChange(db, null);
    return 'All pages will be rendered again.';
  }
  if (word === 'invalidate' && value && /^\d{1,9}$/.test(value)) {
    const exists = await noteChange(db, Number(value));
    return exists ? `The pages of location ${value} will be rendered again.` : 'No such location.';
  }
  return null;
}

async function switchReadOnly(db: Db, value: string, now: Date): Promise<string | null> {
  if (value === 'off') {
    await deleteReadOnly(db);
    return 'Clients can book again.';
  }
  const [date = '', time = ''] = value.split('T');
  const until = isLocalDate(date) && isLocalTime(time) ? toInstant(date, time) : null;
  if (!until || until <= now) return null;
  await storeReadOnly(db, until);
  return `No bookings and changes until ${date} ${time}.`;
}
