import { setTimeout as wait } from 'node:timers/promises';
import { dayMs, toIsoWithOffset } from '#domain/time/local-time.ts';
import type { Interval } from '#domain/time/working-hours.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { isReadOnly } from '#server/ops/switches/repository.ts';
import { locationMails, readClient } from '../bookings/booking-mail.ts';
import { findBooking } from '../bookings/details-repository.ts';
import { lockCalendar } from '../bookings/locks.ts';
import { createFetch, FetchError, type CopyVersion, type FetchFailure } from './fetch-calendar.ts';
import { parseApart, type ParsingQueue } from './parsing-process.ts';
import {
  findSource,
  noteFailure,
  noteSuccess,
  saveSource,
  takeDueSource,
  takeOverlaps,
  writeBusyTimes,
  type Overlap,
  type Source,
} from './repository.ts';

/** More than any location's horizon. */
const aheadDays = 367;

const fetchCalendar = createFetch();
const noCopy: CopyVersion = { etag: null, last_modified: null };

export async function readSource(
  deps: Deps,
  professionalId: number,
  queue: ParsingQueue,
): Promise<void> {
  const source = await findSource(deps.db, professionalId);
  if (!source) return;
  const at = deps.now();
  // The stored busy times end `aheadDays` after parsing, so an unchanged calendar is parsed daily.
  const isRecent = source.parsed_at !== null && at.getTime() - source.parsed_at.getTime() < dayMs;
  const version = isRecent ? source : noCopy;
  const reading = await loadBusyTimes(deps, { url: source.url, version, at, queue });
  await inTransaction(deps.db, async (tx) => {
    if ('failure' in reading) return tellOutage(tx, deps, source, at);
    await lockCalendar(tx, { professionalId });
    await storeCopy(tx, deps, source, reading, at);
  });
}

const atOnce = 16;

export async function pollSources(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const readings = new Set<Promise<unknown>>();
  const errors: unknown[] = [];
  while (!stopping?.aborted && !(await isReadOnly(deps))) {
    const due = await takeDueSource(deps.db, deps.now());
    if (due === undefined) break;
    const reading = readSource(deps, due, 'polling')
      .catch((error: unknown) => errors.push(error))
      .finally(() => readings.delete(reading));
    readings.add(reading);
    if (readings.size === atOnce) await Promise.race(readings);
  }
  await Promise.all(readings);
  if (errors.length > 0) throw errors[0];
}

/** The browser gives up after 8 s; reading a calendar may take longer. */
const maxConnectMs = 5_000;

export type SourceProblem = FetchFailure | 'no_calendar';

export async function connectSource(
  deps: Deps,
  professional_id: number,
  url: string,
): Promise<SourceProblem | null> {
  const at = deps.now();
  const late = wait(maxConnectMs, { failure: 'unreachable' } as const, { ref: false });
  const reading = await Promise.race([
    loadBusyTimes(deps, { url, version: noCopy, at, queue: 'awaited' }),
    late,
  ]);
  if ('failure' in reading) return reading.failure;
  await inTransaction(deps.db, async (tx) => {
    await lockCalendar(tx, { professionalId: professional_id });
    await saveSource(tx, professional_id, url, at);
    await storeCopy(tx, deps, { professional_id, url, parsed_at: null }, reading, at);
  });
  return null;
}

/** Requires the lock of the professional's calendar. */
async function storeCopy(
  tx: Tx,
  deps: Deps,
  source: Pick<Source, 'professional_id' | 'url' | 'parsed_at'>,
  { busy, ...version }: Copy,
  at: Date,
): Promise<void> {
  const isCurrent = await noteSuccess(tx, source, { at, ...(busy && { version }) });
  if (!busy || !isCurrent) return;
  await writeBusyTimes(tx, source.professional_id, busy);
  const overlaps = await takeOverlaps(tx, source.professional_id, at);
  const isFirstReading = source.parsed_at === null;
  const mails = isFirstReading ? [overlaps] : overlaps.map((one) => [one]);
  for (const mail of mails) await tellOverlaps(tx, deps, mail, at);
}

type ReadingRequest = { url: string; version: CopyVersion; at: Date; queue: ParsingQueue };
type Copy = { busy: Interval[] | null } & CopyVersion;
type BusyTimesReading = Copy | { failure: SourceProblem };

async function loadBusyTimes(
  deps: Pick<Deps, 'fetchCalendar'>,
  { url, version, at, queue }: ReadingRequest,
): Promise<BusyTimesReading> {
  try {
    const file = await (deps.fetchCalendar ?? fetchCalendar)(url, version);
    if (!file.isChanged) return { busy: null, ...version };
    const { text, etag, last_modified } = file;
    const span = { from: at.getTime() - dayMs, to: at.getTime() + aheadDays * dayMs };
    const busy = await parseApart({ file: text, span }, queue);
    return busy ? { busy, etag, last_modified } : { failure: 'no_calendar' };
  } catch (error) {
    return { failure: error instanceof FetchError ? error.code : 'unreachable' };
  }
}

async function tellOverlaps(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  [first, ...rest]: Overlap[],
  now: Date,
): Promise<void> {
  if (!first) return;
  const booking = await findBooking(tx, { id: first.id, now });
  if (!booking?.user_id) return tellOverlaps(tx, { jobs }, rest, now);
  const others = rest.map(({ start }) => toIsoWithOffset(start));
  const client = await readClient(tx, booking.user_id);
  const mails = locationMails('location_overlapped', client, booking);
  await jobs.send(tx, ...mails.map((mail) => ({ ...mail, others })));
}

async function tellOutage(tx: Tx, { jobs }: Deps, source: Source, at: Date): Promise<void> {
  const outage = await noteFailure(tx, source, at);
  if (!outage) return;
  const { to, location_id, location } = outage;
  await jobs.send(tx, {
    template: 'calendar_unreadable',
    channel: 'mail',
    to,
    location_id,
    location,
    professional: fullName(outage),
    since: toIsoWithOffset(outage.since),
  });
}
