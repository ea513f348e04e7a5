import { expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { moderateAsOperator } from './moderate-as-operator.ts';

const key = 'the-key-of-the-operator-of-the-site';

const review = { id: 7, author: 'Maria T.', rating: 1, location_name: 'Salon Zori' };

async function startApi(status: number, hidden_for: string | null = null) {
  const requests: string[] = [];
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push([request.method, request.url, request.headers.authorization, body].join(' '));
    const payload = status === 200 ? { data: { ...review, hidden_for } } : { code: 'not_found' };
    response.writeHead(status).end(JSON.stringify(payload));
  });
  return { requests, env: { API_URL: url, OPERATOR_TOKEN: key } };
}

test('hides a review for a reason', async () => {
  const { requests, env } = await startApi(200, 'untrue');
  expect(await moderateAsOperator(['hide', '7', 'untrue'], env)).toBe(
    'hidden (untrue): 1 of 5 by Maria T. at Salon Zori',
  );
  expect(requests).toEqual([
    `PATCH /api/operator/reviews/7 Bearer ${key} {"hidden_for":"untrue","complaint":false}`,
  ]);
});

test('hides a review after a complaint', async () => {
  const { requests, env } = await startApi(200, 'untrue');
  await moderateAsOperator(['hide', '7', 'untrue', '--complaint'], env);
  expect(requests[0]).toContain('{"hidden_for":"untrue","complaint":true}');
});

test('keeps a review', async () => {
  const { requests, env } = await startApi(200);
  expect(await moderateAsOperator(['keep', '7'], env)).toBe(
    'shown: 1 of 5 by Maria T. at Salon Zori',
  );
  expect(requests[0]).toContain('{"hidden_for":null,"complaint":false}');
});

test('prints that the review does not exist', async () => {
  const { env } = await startApi(404);
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
])('shows the usage with the reasons for %j', async (args) => {
  await expect(moderateAsOperator(args, {})).rejects.toThrow(/^Usage: .*\nReasons: offensive, /);
});
