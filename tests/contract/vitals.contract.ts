import { expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';

const samples = [{ metric: 'LCP', value: 1200 }] as const;

test('measurements are accepted from any visitor, invalid ones refused', async () => {
  const guest = new ContractClient();
  const taken = await guest.ask('sendVitals', { body: { page: 'home', samples } });
  expect(taken.status).toBe(204);
  const refused = await guest.ask('sendVitals', { body: { page: 'home', samples: [] } });
  expectRefusal(refused, 'validation_failed');
});
