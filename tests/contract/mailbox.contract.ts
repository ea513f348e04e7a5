import { expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';

test('the mailbox of a demo shows one recipient when asked; elsewhere there is none', async () => {
  const answer = await new ContractClient().call('mailbox', { query: { to: 'nimeni@example.ro' } });
  if (answer.status === 200) expect(answer.body.data).toEqual([]);
  else expectRefusal(answer, 'not_found');
});
