import { expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';

test('the mailbox of a demo can be filtered by recipient; elsewhere there is none', async () => {
  const response = await new ContractClient().call('mailbox', {
    query: { to: 'nimeni@example.ro' },
  });
  if (response.status === 200) expect(response.body.data).toEqual([]);
  else expectRefusal(response, 'not_found');
});
