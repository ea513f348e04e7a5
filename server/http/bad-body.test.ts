import { describe, expect, test } from 'vitest';
import { errorBody } from '#contract/error-body.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });

async function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  const guest = await api.guest();
  const response = await api.inject(
    {
      method: 'POST',
      url: '/auth/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    },
    guest,
  );
  expect(errorBody.strict().safeParse(response.json()).error).toBeUndefined();
  return response;
}

describe('bodies', () => {
  const good = { from: 'client', email: 'a@b.ro', password: 'parolă' };

  test('that are not objects are 422', async () => {
    for (const body of ['[]', 'null', '1', '"x"']) expect((await post(body)).statusCode).toBe(422);
  });

  test('that are not JSON, too deep, or access prototypes are 400', async () => {
    const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`;
    const bombs = [
      '{',
      'x',
      '',
      '[,]',
      deep,
      '['.repeat(40_000),
      '{"__proto__": {"x": 1}}',
      '{"constructor": {"prototype": {}}}',
    ];
    for (const body of bombs) expect((await post(body)).statusCode).toBe(400);
  });

  test('past 100 kB are 413', async () => {
    const response = await post(JSON.stringify({ ...good, password: 'x'.repeat(101 * 1024) }));
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('payload_too_large');
  });

  test('compressed or of another type are 415', async () => {
    expect(
      (await post('x', { 'content-encoding': 'gzip', 'content-type': 'application/gzip' }))
        .statusCode,
    ).toBe(415);
    expect((await post('{}', { 'content-type': 'application/jsonp' })).statusCode).toBe(415);
  });
});
