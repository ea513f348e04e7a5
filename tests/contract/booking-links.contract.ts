import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';
import { target } from './target.ts';

const params = { token: 'A'.repeat(36) };

test.each([params, { token: 'x' }])('an unsigned link shows no booking: %j', async (link) => {
  expectRefusal(await new ContractClient().ask('linkedBooking', { params: link }), 'not_found');
});

test.skipIf(target.readOnly)('an unsigned link changes no booking', async () => {
  const visitor = new ContractClient();
  await visitor.call('csrfCookie', {});
  const time = { start_date: '2099-01-05', start_time: '10:00', professional_id: null };
  const responses = [
    await visitor.ask('cancelLinkedBooking', { params, body: { reason_id: 1 } }),
    await visitor.ask('rescheduleLinkedBooking', {
      params,
      body: { ...time, expected_total: null },
      headers: { 'idempotency-key': randomUUID() },
    }),
    await visitor.ask('announceArrival', { params, body: { delay: 5 } }),
  ];
  for (const response of responses) expectRefusal(response, 'not_found');
  expect(responses).toHaveLength(3);
});
