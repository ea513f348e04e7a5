import { expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';

test('without a cursor `locations` is null, with one it lists what has changed since', async () => {
  const client = new ContractClient();
  const first = (await client.call('changes')).body.data;
  expect(first.locations).toBeNull();
  const { body } = await client.call('changes', { query: { after: first.cursor } });
  expect(body.data.locations).toBeInstanceOf(Array);
});
