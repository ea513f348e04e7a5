import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, today } from '#domain/time/local-time.ts';
import { saveSource } from '#server/booking/calendar-sources/repository.ts';
import { openDatabase } from '#server/db/connection.ts';
import type { Db } from '#server/deps.ts';
import { startApiProcess } from '#server/testing/api-process.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { requestOf } from '#tests/request-of.ts';
import { inTemporaryFolder } from '../product/temporary-folder.ts';
import { serveHostileCalendars } from './hostile-calendars.ts';
import { figuresOf, percentile, send } from './load.ts';
import { readUntil, type Outcome } from './other-visitors.ts';
import { watchParsing } from './watch-parsing.ts';

const max = { seconds: 2, mb: 128, p99Ms: 150 };
export const calendarsGoal = `a download (unless the server is slow) and a parsing process end in ${max.seconds} s, a process takes < ${max.mb} MB, reads p99 < ${max.p99Ms} ms, no private address is asked`;

const maxWaitMs = 180_000;

export function proveCalendars(databaseUrl: string): Promise<Outcome> {
  return inTemporaryFolder((folder) => proveIn(folder, databaseUrl));
}

async function proveIn(folder: string, databaseUrl: string): Promise<Outcome> {
  const calendars = await serveHostileCalendars();
  const certificate = join(folder, 'cert');
  await writeFile(certificate, calendars.cert);
  const settings = { DATABASE_URL: databaseUrl, API_PROCESSES: '1', LIMIT_FACTOR: '1000' };
  const command = ['scripts/prove/calendar-api.ts', calendars.nameServer, certificate];
  const api = await startApiProcess(settings, command);
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    const quiet = await makeLocation(db);
    const hostile = await makeLocation(db, { professionals: calendars.urls.length });
    const urls = [`${api.url}/api/public/locations?search=frizeria`, slotsUrl(api.url, quiet)];
    const { reads: calm } = await readUntil(urls, () => wait(5_000, []));
    const parsing = watchParsing(api.pid);
    const { reads } = await readUntil(urls, async () => {
      for (const [index, url] of calendars.urls.entries())
        await saveSource(db, hostile.professionals[index]!.id, url, new Date());
      await send({ url: slotsUrl(api.url, hostile) });
      await untilTried(db);
      return [];
    });
    const { count, shortest, longest, peakMb } = parsing.stop();
    const download = calendars.longestDownload();
    const { working, failing, untried } = await statesOf(db);
    const asked = calendars.privateConnections();
    return {
      figures: [
        `${working} calendars read, ${failing} refused, ${untried} not tried`,
        `the longest download ${download.toFixed(1)} s`,
        `${count} processes, the longest ${longest.toFixed(1)} s (an ordinary one ${shortest.toFixed(1)} s), ${Math.round(peakMb)} MB`,
        `reads ${figuresOf(calm)} → ${figuresOf(reads)}`,
        `${asked} connections to private addresses`,
      ].join('; '),
      holds:
        [working > 0, failing > working, untried === 0, asked === 0].every(Boolean) &&
        longest < max.seconds &&
        download < max.seconds &&
        peakMb < max.mb &&
        reads.every(({ status }) => status === 200) &&
        percentile(reads, 99) < max.p99Ms,
    };
  } finally {
    await close();
    await api.kill();
    await calendars.stop();
  }
}

function slotsUrl(apiUrl: string, { id, services }: MadeLocation): string {
  const from = addDays(today(new Date()), 7);
  const query = { services: [services[0]!.id], from, to: from };
  return apiUrl + requestOf('locationSlots', { params: { id }, query }).url;
}

async function statesOf(db: Db) {
  const sources = await db
    .selectFrom('calendar_sources')
    .select(['tried_at', 'failing_since'])
    .execute();
  const untried = sources.filter(({ tried_at }) => tried_at === null).length;
  const failing = sources.filter(({ failing_since }) => failing_since !== null).length;
  return { untried, failing, working: sources.length - untried - failing };
}

async function untilTried(db: Db): Promise<void> {
  const end = performance.now() + maxWaitMs;
  while ((await statesOf(db)).untried > 0 && performance.now() < end) await wait(250);
}
