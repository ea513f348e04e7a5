import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { unknownBooking } from './unknown-id.ts';

const params = { token: '1-fara-semnatura' };
const body = {
  professional_id: 1,
  start_date: '2030-01-07',
  start_time: '10:00',
  end_time: '11:00',
};

test('an unsigned link shows no calendar', async () => {
  expectRefusal(await new ContractClient().ask('providerCalendar', { params }), 'not_found');
});

test('an unsigned feed is not found', async () => {
  expectRefusal(await new ContractClient().ask('calendarFeed', { params }), 'not_found');
});

test.skipIf(target.readOnly)('an unsigned link blocks and frees no time', async () => {
  const visitor = new ContractClient();
  await visitor.call('csrfCookie', {});
  const headers = { 'idempotency-key': randomUUID() };
  expectRefusal(await visitor.ask('createBlock', { params, body, headers }), 'not_found');
  const feed = { params, body: { professional_id: null, version: 0 } };
  expectRefusal(await visitor.ask('renewFeed', feed), 'not_found');
  const source = { params, body: { professional_id: 1, url: null } };
  expectRefusal(await visitor.ask('setCalendarSource', source), 'not_found');
  const ofBlock = { ...params, id: unknownBooking };
  expectRefusal(await visitor.ask('deleteBlock', { params: ofBlock }), 'not_found');
});
