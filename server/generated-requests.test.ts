import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { contractProblems } from '#tests/contract/contract-problems.ts';
import {
  callNames,
  knownValuesOf,
  rightParts,
  rightRequest,
  wrongRequests,
  type GeneratedRequest,
  type KnownValues,
} from '#tests/contract/generated-requests.ts';
import { monday } from './testing/booking-request.ts';
import { makeLocation } from './testing/make-location.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';
import type { TestClient } from './testing/test-client.ts';

let api: TestApi;
let known: KnownValues;
let guest: TestClient;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi({ env: { LIMIT_FACTOR: '100000' } });
  const location = await makeLocation(api.db);
  known = knownValuesOf({
    location,
    serviceId: location.services[0]?.id ?? 0,
    professionalId: location.professionals[0]?.id ?? 0,
    date: monday,
    time: '10:00',
  });
  guest = await api.guest();
});
// Some calls end the session of who makes them.
beforeEach(async () => {
  client = await api.signIn();
});
afterAll(() => api.close());

/** Words of a machine or of another language in what a person reads. */
const machineWords =
  /\b(expected|received|invalid|input|must|string|number|array|object|undefined|null|nan|too|error)\b/i;

async function send({ call, auth, request }: GeneratedRequest) {
  const {
    statusCode: status,
    headers,
    ...answer
  } = await api.inject(request, auth === 'client' ? client : guest);
  const isJson = String(headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? JSON.parse(answer.body) : null;
  const problems = contractProblems(call, status, body);
  const words = Object.values((body as Partial<ErrorBody> | null)?.errors ?? {}).flat();
  problems.push(...words.filter((sentence) => machineWords.test(sentence)));
  return { status, body, problems };
}

describe.each(callNames)('%s', (name) => {
  test('answers every wrong value of every field by its contract, in Romanian, and never with 500', async () => {
    const broken: string[] = [];
    for (const wrong of wrongRequests(name, known)) {
      const { status, body, problems } = await send(wrong);
      if (status >= 500 || problems.length > 0)
        broken.push(`${wrong.what}: ${status} ${JSON.stringify(body)} ${problems.join(' ')}`);
    }
    expect(broken).toEqual([]);
  });

  test('takes the right request that they are made from', async () => {
    const { status, problems } = await send(rightRequest(name, known));
    expect([status < 500, problems]).toEqual([true, []]);
    const call: Call = calls[name];
    for (const [part, value] of Object.entries(rightParts(name, known)))
      expect(call[part as 'query']?.safeParse(value).error).toBeUndefined();
  });
});
