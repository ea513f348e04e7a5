import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import type { Deps } from '#server/deps.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { makeSession } from '#server/testing/make-session.ts';
import { makeUser } from '#server/testing/make-user.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';
import { workDay } from './future-slots.ts';

const clients = 80;
const visitors = 4;
const bookingsOfClient = 10;
const pauseMs = { client: 15_000, visitor: 200 };
const filesOfPage = 4;
const maxRetryAfter = 2;
const ownBookings = '/api/bookings/upcoming';

type Load = {
  placed: string[];
  refreshes: number;
  pages: number;
  files: number;
  /** 503 with a short Retry-After. */
  announced: number;
  failed: string[];
};
type Call = { path: string; method?: string; headers?: Record<string, string>; body?: object };
type Answer = { status: number; text: string; cookies: string[]; retryAfter: number };
export type Booker = { session: SignedInClient; place: MadeLocation };

export async function makeBookers(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { count = clients, make = makeLocation } = {},
): Promise<Booker[]> {
  const bookers = [];
  for (let number = 0; number < count; number += 1) {
    const place = await make(deps.db, { horizon_days: 10_000 });
    const { id } = await makeUser(deps.db);
    bookers.push({ place, session: await makeSession(deps, id) });
  }
  return bookers;
}

/**
 * Clients book, refresh their session in two tabs concurrently and read their bookings; guests open
 * pages with their files. All retry once after an announced 503.
 */
export async function loadUntil(over: AbortSignal, url: string, bookers: Booker[]): Promise<Load> {
  const load: Load = { placed: [], refreshes: 0, pages: 0, files: 0, announced: 0, failed: [] };
  const pause = (ms: number) => wait(ms, null, { signal: over }).catch(() => {});
  const send = async (agent: Agent, call: Call, expected: readonly number[]) => {
    let answer = await ask(url, agent, call);
    if (answer.status === 503 && answer.retryAfter <= maxRetryAfter) {
      load.announced += 1;
      await wait(answer.retryAfter * 1_000);
      answer = await ask(url, agent, call);
    }
    if (expected.includes(answer.status)) return answer;
    load.failed.push(`${call.path.split('?')[0]} ${answer.status} ${answer.text.slice(0, 80)}`);
    return null;
  };

  const book = async ({ session, place }: Booker, number: number) => {
    const agent = agentAt(number);
    await pause((pauseMs.client * number) / clients);
    for (let count = 0; !over.aborted && count < bookingsOfClient; count += 1) {
      const booked = await send(agent, bookingOf(session, place, count), [201]);
      const id = booked && (JSON.parse(booked.text) as { data: { id: string } }).data.id;
      if (id) load.placed.push(id);
      const own = await send(agent, { path: ownBookings, headers: session.headers('GET') }, [200]);
      if (id && own && !own.text.includes(id)) load.failed.push('an own booking is not listed');
      const [method = '', path = ''] = paths.refreshSession.split(' ');
      const refresh = { path, method, headers: session.headers(method) };
      const tabs = [send(agent, refresh, [204, 409]), send(agent, refresh, [204, 409])];
      for (const tab of await Promise.all(tabs)) {
        if (tab?.status === 204) session.keep(tab.cookies);
        load.refreshes += Number(tab?.status === 204);
      }
      await pause(pauseMs.client);
    }
    agent.destroy();
  };
  const visit = async (_: unknown, number: number) => {
    const agent = agentAt(clients + number);
    const { place } = bookers[number]!;
    const visited = ['/', '/iasi', '/faq', '/login', `/locations/${place.id}/${place.slug}`];
    for (let count = number; !over.aborted; count += 1) {
      const page = await send(agent, { path: visited[count % visited.length]! }, [200]);
      load.pages += Number(page !== null);
      const files = new Set(page?.text.match(/\/_next\/static\/[^"\\]+\.(?:js|css)[^"\\]*/g));
      for (const path of [...files].slice(0, filesOfPage)) {
        const file = await send(agent, { path }, [200]);
        load.files += Number(file !== null);
      }
      await pause(pauseMs.visitor);
    }
    agent.destroy();
  };
  await Promise.all([...bookers.map(book), ...Array.from({ length: visitors }, visit)]);
  return load;
}

export function bookingOf(session: SignedInClient, place: MadeLocation, slot: number): Call {
  return {
    path: '/api/bookings',
    method: 'POST',
    headers: { ...session.headers('POST'), 'idempotency-key': randomUUID() },
    body: {
      ...{ location_id: place.id, services_ids: [place.services[0]!.id], expected_total: 50 },
      professional_id: place.professionals[0]!.id,
      ...{ start_date: workDay(slot), start_time: '09:00' },
    },
  };
}

/** Production limits the requests of a remote address. */
function agentAt(number: number): Agent {
  return new Agent({ keepAlive: true, localAddress: `127.0.1.${number + 1}` });
}

function ask(url: string, agent: Agent, { path, method, headers, body }: Call): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const type = text ? { 'content-type': 'application/json' } : {};
  const options = { method, headers: { ...type, ...headers }, agent, timeout: 30_000 };
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, text: String(error), cookies: [], retryAfter: NaN });
    const outgoing = request(url + path, options, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', fail);
      incoming.on('end', () => {
        const { 'set-cookie': cookies = [], 'retry-after': wait } = incoming.headers;
        const whole = Buffer.concat(parts).toString();
        const { statusCode: status = 0 } = incoming;
        resolve({ status, text: whole, cookies, retryAfter: wait ? Number(wait) : NaN });
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no response within 30 s')));
    outgoing.on('error', fail);
    outgoing.end(text);
  });
}
