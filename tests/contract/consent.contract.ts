import { expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';

test('what visitors may consent to has names and words, and only the essential is required', async () => {
  const { status, body } = await new ContractClient().call('consentCategories');
  expect(status).toBe(200);
  expect(body.data.filter(({ required }) => required).map(({ key }) => key)).toEqual(['essential']);
  for (const { name, description } of body.data) expect(name && description).not.toBe('');
  expect(new Set(body.data.map(({ key }) => key)).size).toBe(body.data.length);
});
