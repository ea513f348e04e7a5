import { describe, expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { guest } from './visitors.ts';

const login = { from: 'client', email: target.email, password: target.password };

test('the csrf cookie sets an XSRF-TOKEN that scripts can read @S7-04', async () => {
  const { headers } = await new ContractClient().call('csrfCookie');
  const line = headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN='));
  expect(line).toMatch(/^XSRF-TOKEN=[^;]+/);
  expect(line).not.toMatch(/httponly/i);
});

describe.each([
  ['login', login],
  ['logout', undefined],
  ['checkVoucher', { code: 'X', location_id: 1, services_ids: [1], start_date: '2030-01-01' }],
] as const)('%s without its XSRF-TOKEN is a mismatch @S6-09', (name, body) => {
  test('when the visitor has none', async () => {
    expectRefusal(await new ContractClient().ask(name, { body }), 'csrf_mismatch');
  });

  test('when the header is missing', async () => {
    const response = await (await guest()).ask(name, { body, headers: { 'x-xsrf-token': '' } });
    expectRefusal(response, 'csrf_mismatch');
  });

  test('when the header is not the cookie', async () => {
    const response = await (
      await guest()
    ).ask(name, { body, headers: { 'x-xsrf-token': 'other' } });
    expectRefusal(response, 'csrf_mismatch');
  });
});
