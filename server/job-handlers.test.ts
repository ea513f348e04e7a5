import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { makeUser } from './testing/make-user.ts';
import { startTestApi } from './testing/test-api.ts';

test('nobody waits for the provider of SMS, and one that fails costs nobody the wait for another code', async () => {
  let asked = 0;
  const address = await serve((_request, response) => {
    asked += 1;
    response.writeHead(500).end();
  });
  const provider = { SMS_DRIVER: 'http', SMS_PROVIDER: 'smso', SMS_KEY: 'key', SMS_FROM: '4' };
  const api = await startTestApi({ env: { ...provider, SMS_URL: address } });
  onTestFinished(() => api.close());
  await makeUser(api.db, { phone: '+40722123456' });
  const send = async () =>
    (await api.call('sendLoginSms', { body: { phone: '0722123456' } })).status;

  expect([await send(), await send(), asked]).toEqual([200, 422, 0]);
  await api.messages();
  expect([asked, await send()]).toEqual([1, 200]);
});
