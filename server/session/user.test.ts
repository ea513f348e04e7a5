import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a client reads these fields of the own account and no other @S3-01 @S7-11', async () => {
  const names = { first_name: 'Mara', last_name: 'Țurcanu' };
  const client = await api.signIn(names);
  const { status, body } = await api.call('user', {}, { as: client });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...names,
    id: client.user.id,
    email: client.user.email,
    phone: null,
    avatar: null,
    has_password: false,
  });
});
