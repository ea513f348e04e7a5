import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { CallName } from '#contract/paths.ts';
import { contractProblems } from '#tests/contract/contract-problems.ts';
import {
  callNames,
  rightParts,
  wrongRequests,
  type KnownValues,
} from '#tests/contract/generated-requests.ts';
import { requestOf, type CallRequest } from '#tests/request-of.ts';
import { monday } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const database = process.env.RACE_DATABASE_URL ? 'server' : 'memory';
const api = setUpApi({ env: { LIMIT_FACTOR: '100000' }, database });
let known: KnownValues;
let guest: TestClient;
let client: TestClient;
beforeAll(async () => {
  const location = await makeLocation(api.db);
  const services = [location.services[0]?.id];
  known = {
    id: location.id,
    location_id: location.id,
    slug: location.slug,
    services,
    services_ids: services,
    professional_id: location.professionals[0]?.id,
    start_date: monday,
    start_time: '10:00',
    end_time: '11:00',
    from: monday,
    to: monday,
    latitude: 47.16,
    longitude: 27.58,
    email: 'cineva@example.ro',
    url: 'https://calendar.example/ana.ics',
    phone: '0722 123 456',
    current_password: 'o parolă',
    password: 'o parolă',
    password_confirmation: 'o parolă',
    token: '123456',
    confirmation_code: '123456',
  };
  guest = await api.guest();
});
beforeEach(async () => {
  client = await api.signIn();
});

const machineWords =
  /\b(expected|received|invalid|input|must|string|number|array|object|undefined|null|nan|too|error)\b/i;

function visitorsOf(call: CallName): TestClient[] {
  if (process.env.ATTACK) return [guest, client];
  return calls[call].auth === 'client' ? [client] : [guest];
}

async function send(call: CallName, request: CallRequest, visitor: TestClient) {
  const { statusCode: status, headers, ...response } = await api.inject(request, visitor);
  const isJson = String(headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? JSON.parse(response.body) : null;
  const problems = contractProblems(call, status, body);
  const words = Object.values((body as Partial<ErrorBody> | null)?.errors ?? {}).flat();
  problems.push(...words.filter((sentence) => machineWords.test(sentence)));
  return { status, body, problems };
}

describe.each(callNames)('%s', (name) => {
  test('responds to every invalid value of every field by the contract, in Romanian, never with 500', async () => {
    const broken: string[] = [];
    for (const { what, request } of wrongRequests(name, known))
      for (const visitor of visitorsOf(name)) {
        const { status, body, problems } = await send(name, request, visitor);
        if (status >= 500 || problems.length > 0)
          broken.push(`${what}: ${status} ${JSON.stringify(body)} ${problems.join(' ')}`);
      }
    expect(broken).toEqual([]);
  });

  test('accepts the valid request from which the invalid ones are made', async () => {
    const parts = rightParts(name, known);
    const { status, problems } = await send(
      name,
      requestOf(name, parts),
      calls[name].auth === 'client' ? client : guest,
    );
    expect([status < 500, problems]).toEqual([true, []]);
    const call: Call = calls[name];
    for (const [part, value] of Object.entries(parts))
      expect(call[part as 'query']?.safeParse(value).error).toBeUndefined();
  });
});
