import { expect, test } from 'vitest';
import { makeProviderBooking } from '#tests/factories/provider-booking.ts';
import { serve } from '#tests/http-server.ts';
import { decideAsOperator } from './decide-as-operator.ts';
import { moderateAsOperator } from './moderate-as-operator.ts';

const key = 'the-key-of-the-operator-of-the-site';
const id = '7b0f7c4e-5c1c-4f43-9a3e-0d1f2a3b4c5d';

async function startApi(status: number, payload: object) {
  const requests: string[] = [];
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, origin } = request.headers;
    requests.push([request.method, request.url, authorization, origin, body].join(' '));
    response.writeHead(status).end(JSON.stringify(payload));
  });
  return { requests, env: { API_URL: url, OPERATOR_TOKEN: key, APP_URL: 'https://aproape.ro/' } };
}

test('a decision is sent with the key, and its outcome printed', async () => {
  const { requests, env } = await startApi(200, {
    data: makeProviderBooking({ status: 'rejected' }),
  });
  expect(await decideAsOperator(['reject', id], env)).toBe(
    'rejected: Ioana Ștefănescu at Salon Zori, 2026-11-27 17:30',
  );
  expect(requests).toEqual([
    `PATCH /api/operator/bookings/${id} Bearer ${key} https://aproape.ro {"status":"rejected"}`,
  ]);
});

test.each([
  [
    ['cancel', id, '104', 'Curent', 'oprit'],
    '{"status":"canceled","reason_id":104,"reason":"Curent oprit"}',
  ],
  [['missed', id], '{"status":"missed"}'],
  [['attended', id], '{"status":"approved"}'],
])('the decision of %j', async (args, body) => {
  const { requests, env } = await startApi(200, { data: makeProviderBooking() });
  await decideAsOperator(args, env);
  expect(requests[0]).toContain(body);
});

test.each([
  [[], {}, /^Usage/],
  [['cancel', id], {}, /^Usage/],
  [['cancel', id, '1'], {}, /^Usage/],
  [['missed', id, '101'], {}, /^Usage/],
  [['approve'], {}, /^Usage/],
  [['approve', id], {}, /^OPERATOR_TOKEN is not set/],
  [['approve', id], { OPERATOR_TOKEN: key, API_URL: 'http://127.0.0.1:9' }, /does not respond/],
])('a decision of %j names what is missing', async (args, env, words) => {
  await expect(decideAsOperator(args, env)).rejects.toThrow(words);
});

test.each([
  [403, 'forbidden', /refuses/],
  [404, 'not_found', /no such booking/],
  [409, 'not_answerable', /not in a state/],
  [500, 'server_error', /returned 500/],
])('a refusal %i is explained', async (status, code, words) => {
  const { env } = await startApi(status, { code });
  await expect(decideAsOperator(['approve', id], env)).rejects.toThrow(words);
});

const startReviewApi = (hidden_for: string | null) =>
  startApi(200, {
    data: { id: 7, author: 'Maria T.', rating: 1, location_name: 'Salon Zori', hidden_for },
  });

test.each([
  [['hide', '7', 'untrue'], 'untrue', 'hidden (untrue)', false],
  [['hide', '7', 'untrue', '--complaint'], 'untrue', 'hidden (untrue)', true],
  [['keep', '7'], null, 'shown', false],
])('the moderation of %j', async (args, hidden_for, state, complaint) => {
  const { requests, env } = await startReviewApi(hidden_for);
  expect(await moderateAsOperator(args, env)).toBe(`${state}: 1 of 5 by Maria T. at Salon Zori`);
  const body = JSON.stringify({ hidden_for, complaint });
  expect(requests).toEqual([
    `PATCH /api/operator/reviews/7 Bearer ${key} https://aproape.ro ${body}`,
  ]);
});

test('the moderation of a missing review says so', async () => {
  const { env } = await startApi(404, { code: 'not_found' });
  await expect(moderateAsOperator(['keep', '7'], env)).rejects.toThrow(/no such review/);
});

test.each([
  [[]],
  [['hide', '7']],
  [['hide', '7', 'boring']],
  [['keep']],
  [['keep', '7', 'untrue']],
  [['keep', '7', '--complaint']],
  [['hide', '7', 'untrue', 'complaint']],
])('a moderation of %j shows the usage with the reasons', async (args) => {
  await expect(moderateAsOperator(args, {})).rejects.toThrow(/^Usage: .*\nReasons: offensive, /);
});
