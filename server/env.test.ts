import { describe, expect, test } from 'vitest';
import { readEnv, WrongSettings } from './env.ts';

describe('the peers whose X-Forwarded-For is believed', () => {
  const read = (API_TRUSTED_PROXIES: string) =>
    readEnv({ API_TRUSTED_PROXIES }).API_TRUSTED_PROXIES;

  test('are a list of addresses and networks, spaces do not matter', () => {
    expect(read(' 127.0.0.1, ::1 ,10.0.0.0/8,')).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
  });

  test('are this machine, and not those that stand before the web', () => {
    const { API_TRUSTED_PROXIES: peers } = readEnv({ TRUSTED_PROXIES: '203.0.113.1' });
    expect(peers).toEqual(['127.0.0.1', '::1']);
  });

  test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '::1/129', '1/2/3', 'x'])(
    'are nothing else: %s is a wrong setting',
    (text) => {
      expect(() => read(text)).toThrow(WrongSettings);
      expect(() => read(text)).toThrow(/API_TRUSTED_PROXIES/);
    },
  );
});
