import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { makeUser } from '../testing/make-user.ts';
import { startTestApi } from '../testing/test-api.ts';

test.each([
  ['fails', 500, 200],
  ['works', 200, 422],
])(
  'no request waits for the SMS provider; when it %s, the wait for another code does not reveal an account',
  async (_what, smsStatus, again) => {
    let requests = 0;
    const address = await serve((_request, response) => {
      requests += 1;
      response.writeHead(smsStatus).end(JSON.stringify({ status: smsStatus }));
    });
    const provider = { SMS_DRIVER: 'http', SMS_PROVIDER: 'smso', SMS_KEY: 'key', SMS_FROM: '4' };
    const api = await startTestApi({ env: { ...provider, SMS_URL: address } });
    onTestFinished(() => api.close());
    await makeUser(api.db, { phone: '+40722123456' });
    const send = async (phone: string) =>
      (await api.call('sendLoginSms', { body: { phone } })).status;

    for (const phone of ['0722123456', '0722999999']) {
      requests = 0;
      expect([await send(phone), await send(phone), requests]).toEqual([200, 422, 0]);
      await api.messages();
      expect(requests).toBeGreaterThan(0);
      expect(await send(phone)).toBe(again);
    }
  },
);
