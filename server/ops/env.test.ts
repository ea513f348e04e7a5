import { describe, expect, test } from 'vitest';
import { WrongSettings } from '#settings/read-settings.ts';
import { readEnv } from '../deps.ts';
import { productionEnv } from '#tests/factories/production-env.ts';

describe('the peers whose X-Forwarded-For is believed', () => {
  const read = (API_TRUSTED_PROXIES: string) =>
    readEnv({ API_TRUSTED_PROXIES }).API_TRUSTED_PROXIES;

  test('are a list of addresses and networks, with optional spaces', () => {
    expect(read(' 127.0.0.1, ::1 ,10.0.0.0/8,')).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
  });

  test('default to this machine, not to proxies before the web', () => {
    const { API_TRUSTED_PROXIES: peers } = readEnv({ TRUSTED_PROXIES: '203.0.113.1' });
    expect(peers).toEqual(['127.0.0.1', '::1']);
  });

  test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '::1/129', '1/2/3', 'x'])(
    'must be valid: %s is a wrong setting',
    (text) => {
      expect(() => read(text)).toThrow(WrongSettings);
      expect(() => read(text)).toThrow(/API_TRUSTED_PROXIES/);
    },
  );
});

describe('settings of production', () => {
  test("must be its own: secrets, the sender of mails and the recipient of visitors' messages", () => {
    expect(readEnv(productionEnv)).toMatchObject(productionEnv);
    for (const key of ['APP_KEY', 'REFRESH_KEY', 'OTP_KEY', 'MAIL_FROM', 'CONTACT_EMAIL'] as const)
      expect(() => readEnv({ ...productionEnv, [key]: undefined })).toThrow(`${key}: `);
    expect(() => readEnv({ ...productionEnv, CONTACT_EMAIL: 'contact' })).toThrow('CONTACT_EMAIL');
  });
});

describe('settings that need each other', () => {
  test.each([
    [{ CAPTCHA: 'on' }, 'CAPTCHA_SECRET: CAPTCHA=on needs it'],
    [{ CAPTCHA_SECRET: 'x' }, 'CAPTCHA: CAPTCHA_SECRET needs it'],
    [{ FACEBOOK_APP_ID: '42' }, 'FACEBOOK_APP_SECRET: FACEBOOK_APP_ID needs it'],
    [{ FACEBOOK_APP_SECRET: 'x' }, 'FACEBOOK_APP_ID: FACEBOOK_APP_SECRET needs it'],
  ])('%j alone is refused at the start', (settings, message) => {
    expect(() => readEnv(settings)).toThrow(message);
  });

  test('are accepted together', () => {
    const settings = { CAPTCHA: 'on', CAPTCHA_SECRET: 'x' };
    expect(readEnv({ ...settings, FACEBOOK_APP_ID: '42', FACEBOOK_APP_SECRET: 'x' })).toMatchObject(
      settings,
    );
  });
});
