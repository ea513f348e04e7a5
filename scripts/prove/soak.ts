import { readdirSync } from 'node:fs';
import { hourMs } from '#domain/time/local-time.ts';
import { openDatabase } from '#server/db/connection.ts';
import { readEnv } from '#server/deps.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { median } from '../checks/median.ts';
import type { Product } from '../product/product.ts';
import { findChild } from '../product/service.ts';
import { onTestProduct } from '../product/test-product.ts';
import { figuresOf, percentile, resultsPath, sendAtRate, type Request } from './load.ts';
import type { Outcome } from './other-visitors.ts';
import { bookingOf, makeBookers, type Booker } from './rolling-load.ts';

const minutes = 60;
const perSecond = 20;
/** The last ten minutes are compared with the second ten, because the first ten fill the caches. */
const windowMinutes = 10;
const maxGrowth = { memory: 1.1, p99: 1.2 };
const requestsPerBooking = 40;
const bookingsOfClient = 9;

export const soakGoal = `${perSecond} requests a second for ${minutes} min, all 2xx: memory grows by < 10 %, p99 by < 20 %, descriptors not at all`;

type Sample = Record<'web MB' | 'api MB' | 'web descriptors' | 'api descriptors', number>;

export function proveSoak(databaseUrl: string): Promise<Outcome> {
  const env = { WEB_PROCESSES: '1', LOG_LEVEL: 'silent' };
  return onTestProduct({ databaseUrl, env, seedFlags: ['--count', '0'] }, async (product) => {
    const samples: Sample[] = [];
    const next = nextRequest(product, await bookersOf(databaseUrl));
    const sampling = setInterval(() => samples.push(sample()), 10_000);
    const responses = await sendAtRate({ perSecond, seconds: minutes * 60 }, next).finally(() =>
      clearInterval(sampling),
    );
    const [early, late] = windowsOf(responses);
    const drift = percentile(late, 99) / percentile(early, 99);
    const growths = Object.keys(samples[0]!).map((key) => {
      const [before, after] = windowsOf(samples).map((part) =>
        median(part.map((one) => one[key as keyof Sample])),
      );
      return { key, before: before!, after: after! };
    });
    const areServed = responses.every(({ status }) => status >= 200 && status < 300);
    return {
      figures: [
        figuresOf(responses),
        `p99 ${Math.round(percentile(early, 99))} → ${Math.round(percentile(late, 99))} ms`,
        ...growths.map(({ key, before, after }) => `${key} ${before} → ${after}`),
      ].join('; '),
      holds:
        areServed &&
        drift < maxGrowth.p99 &&
        growths.every(({ key, before, after }) =>
          key.endsWith('MB') ? after < before * maxGrowth.memory : after <= before,
        ),
    };
  });
}

async function bookersOf(databaseUrl: string): Promise<Booker[]> {
  const { db, close } = await openDatabase({ databaseUrl });
  // A session that began now would expire during the run.
  const later = () => new Date(Date.now() + 12 * hourMs);
  const bookings = (minutes * 60 * perSecond) / requestsPerBooking;
  const count = Math.ceil(bookings / bookingsOfClient);
  const locality = await db
    .selectFrom('localities')
    .select(['id', 'name', 'latitude', 'longitude'])
    .where('slug', '=', 'iasi')
    .executeTakeFirstOrThrow();
  const make: typeof makeLocation = (tx, input) => makeLocation(tx, { ...input, locality });
  const deps = { db, env: readEnv({}), now: later };
  return makeBookers(deps, { count, make }).finally(close);
}

function nextRequest({ webUrl, apiUrl }: Product, bookers: readonly Booker[]) {
  return (index: number): Request => {
    const round = Math.floor(index / requestsPerBooking);
    const { session, place } = bookers[round % bookers.length]!;
    if (index % requestsPerBooking === 0) {
      const { path, body, ...call } = bookingOf(session, place, Math.floor(round / bookers.length));
      return { ...call, url: apiUrl + path, body: JSON.stringify(body) };
    }
    const latitude = 44 + (index % 30) / 10;
    const paths = [
      ...['/', '/iasi', '/faq', '/login', resultsPath(latitude)],
      `/locations/${place.id}/${place.slug}`,
      `/api/public/locations?search=tuns&latitude=${latitude}&longitude=26.1`,
      `/api/public/locations-next-slots?ids[]=${place.id}`,
    ];
    return { url: webUrl + paths[index % paths.length]! };
  };
}

function sample(): Sample {
  const [web, api] = [findChild('front/main.ts'), findChild('server/main.ts')];
  const openOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
  return {
    ...{ 'web MB': Math.round(web.megabytes), 'api MB': Math.round(api.megabytes) },
    ...{ 'web descriptors': openOf(web.pid), 'api descriptors': openOf(api.pid) },
  };
}

function windowsOf<T>(all: readonly T[]): [early: T[], late: T[]] {
  const length = Math.floor((all.length * windowMinutes) / minutes);
  return [all.slice(length, 2 * length), all.slice(-length)];
}
