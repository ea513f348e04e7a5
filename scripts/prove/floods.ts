import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findBookable } from '#tests/contract/bookable.ts';
import { requestFor } from '#tests/contract/place-booking.ts';
import { guest, signedIn } from '#tests/contract/visitors.ts';
import { CookieJar } from '#tests/cookie-jar.ts';
import {
  drive,
  figuresOf,
  isInOrder,
  percentile,
  send,
  sendAtRate,
  visitorAt,
  type Request,
  resultsPath,
} from './load.ts';
import {
  readDuring,
  readersGoal,
  visitDuring,
  visitorsGoal,
  type Outcome,
} from './other-visitors.ts';

export type Flood = { name: string; goal: string; run: (webUrl: string) => Promise<Outcome> };

const strangers = { connections: 200, count: 40_000, seconds: 10 };
const pageGoal = 'pages p99 < 2 s, the rest 503 or 429, a page < 1 s again within 5 s';

export const floods: Flood[] = [
  {
    name: 'one account, three times 300 concurrent attempts that must fail',
    goal: readersGoal,
    run: async (webUrl) => {
      const bookable = await findBookable();
      const booking = requestFor(bookable, bookable.slots[0]!, bookable.service.price);
      const body = JSON.stringify({ ...booking, start_time: '03:07' });
      const headers = { ...writeHeaders((await signedIn()).cookies()), ...visitorAt(13, 1) };
      const attempt = (): Request => ({
        url: `${webUrl}/api/bookings`,
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body,
      });
      return readDuring(webUrl, async () => {
        const responses = [];
        for (let round = 0; round < 3; round += 1)
          responses.push(...(await drive({ connections: 300, count: 300, seconds: 10 }, attempt)));
        return responses;
      });
    },
  },
  {
    name: 'random refresh tokens on 200 connections',
    goal: readersGoal,
    run: (webUrl) => {
      const token = () => randomBytes(32).toString('base64url');
      const refresh = (): Request => ({
        url: `${webUrl}/auth/refresh`,
        method: 'POST',
        headers: { ...writeHeaders([['rt', token()]]), ...visitorAt(14, 1) },
      });
      return readDuring(webUrl, () => drive(strangers, refresh));
    },
  },
  {
    name: 'logins past their limit on 200 connections',
    goal: readersGoal,
    run: async (webUrl) => {
      const credentials = { from: 'client', email: 'mihai@exemplu.ro', password: 'greșită' };
      const login = {
        url: `${webUrl}/auth/login`,
        method: 'POST',
        headers: { ...writeHeaders((await guest()).cookies()), ...visitorAt(15, 1) },
        body: JSON.stringify(credentials),
      };
      return readDuring(webUrl, () => drive(strangers, () => login));
    },
  },
  {
    name: 'results pages on 500 connections, an address each',
    goal: pageGoal,
    run: (webUrl) => askForPages(webUrl, (index) => visitorAt(16, index)),
  },
  {
    name: 'results pages on 500 connections of one address',
    goal: pageGoal,
    run: (webUrl) => askForPages(webUrl, () => visitorAt(17, 1)),
  },
  ...oneAddress('pages made per request', (index) => `/login?redirect=/locations/${index}`),
  ...oneAddress('sitemaps', () => '/sitemaps/locations-0.xml'),
  ...oneAddress('wrong slugs', (index) => `/locations/${(index % 500) + 1}/wrong-${index}`),
];

/** At most 960 requests, while the limit of a remote address is 1,200 pages per minute. */
function oneAddress(what: string, path: (index: number) => string): Flood[] {
  return [20, 48].map((perSecond) => ({
    name: `${what}, ${perSecond} a second of one address`,
    goal: visitorsGoal,
    run: (webUrl) =>
      visitDuring(webUrl, () =>
        sendAtRate({ perSecond, seconds: 20 }, (index) => ({
          url: webUrl + path(index),
          headers: visitorAt(19, perSecond),
        })),
      ),
  }));
}

async function askForPages(
  webUrl: string,
  visitor: (index: number) => Record<string, string>,
): Promise<Outcome> {
  const responses = await drive({ connections: 500, count: 60_000, seconds: 15 }, (index) => ({
    url: webUrl + resultsPath((44_000 + (index % 4000)) / 1000),
    headers: visitor(index),
  }));
  const ended = performance.now();
  const isBack = async () => {
    const { status, ms } = await send({ url: webUrl + resultsPath(), headers: visitorAt(18, 1) });
    return status === 200 && ms < 1000;
  };
  const seconds = () => (performance.now() - ended) / 1000;
  while (!(await isBack()) && seconds() < 30) await wait(500);
  const recovery = seconds();
  return {
    figures: `${figuresOf(responses)}, a page again after ${recovery.toFixed(2)} s`,
    holds: percentile(responses, 99) < 2000 && responses.every(isInOrder) && recovery < 5,
  };
}

function writeHeaders(cookies: Iterable<[string, string]>): Record<string, string> {
  const jar = new CookieJar();
  for (const [name, value] of cookies) jar.cookies.set(name, value);
  return jar.headers('POST');
}
