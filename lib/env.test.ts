import { describe, expect, it } from 'vitest';
import { productionEnv as production } from '#tests/factories/production-env.ts';
import { readWebEnv } from './env.ts';

describe('settings of the web', () => {
  it('default to an api and a site on this machine', () => {
    expect(readWebEnv({})).toMatchObject({
      APP_MODE: 'demo',
      apiUrl: 'http://127.0.0.1:4000',
      APP_URL: 'http://localhost:3000',
    });
  });

  it('fill the links of a demo and leave those of production empty', () => {
    expect(readWebEnv({}).BLOG_URL).toMatch(/^https:/);
    const links = ['BLOG_URL', 'IOS_APP_URL', 'ANDROID_APP_URL', 'HUAWEI_APP_URL'] as const;
    for (const link of links) expect(readWebEnv(production)[link]).toBeUndefined();
  });

  it('refuse a captcha without a site key or a version @S5-26', () => {
    const key = 'key-of-the-site';
    const captcha = { CAPTCHA: 'on', CAPTCHA_SITE_KEY: key, CAPTCHA_VERSION: '3' };
    expect(readWebEnv(captcha).auth.captchaSiteKey).toBe(key);
    expect(readWebEnv({ ...captcha, CAPTCHA: 'off' }).auth.captchaSiteKey).toBeNull();
    expect(() => readWebEnv({ CAPTCHA: 'on' })).toThrow(/CAPTCHA_SITE_KEY[\s\S]*CAPTCHA_VERSION/);
    expect(() => readWebEnv({ ...captcha, CAPTCHA_VERSION: '2' })).toThrow(/CAPTCHA_VERSION/);
  });

  it('have a mailbox only in a demo that stores messages in it', () => {
    const hasMailbox = (source: Record<string, string>) => readWebEnv(source).auth.hasMailbox;
    expect(hasMailbox({})).toBe(true);
    expect(hasMailbox({ MAIL_DRIVER: 'smtp' })).toBe(true);
    expect(hasMailbox({ MAIL_DRIVER: 'smtp', SMS_DRIVER: 'http' })).toBe(false);
    expect(hasMailbox(production)).toBe(false);
  });

  it('have no fictitious company or e-mail address in production', () => {
    expect(readWebEnv({})).toMatchObject({ CONTACT_EMAIL: 'contact@aproape.example' });
    expect(readWebEnv(production)).toMatchObject({
      CONTACT_EMAIL: 'contact@example.ro',
      company: { name: 'Salon SRL', cui: '', phone: '', capital: '' },
    });
    for (const key of ['CONTACT_EMAIL', 'COMPANY_NAME'])
      expect(() => readWebEnv({ ...production, [key]: ' ' })).toThrow(`${key}: production needs`);
    expect(() => readWebEnv({ ...production, CONTACT_EMAIL: 'salut' })).toThrow('CONTACT_EMAIL');
  });
});
