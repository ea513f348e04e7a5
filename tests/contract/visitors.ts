import { ContractClient } from './contract-client.ts';
import { target } from './target.ts';

export async function guest(): Promise<ContractClient> {
  const client = new ContractClient();
  await client.call('csrfCookie');
  return client;
}

export async function signedIn(): Promise<ContractClient> {
  const client = await guest();
  const { email, password } = target;
  const { status, body } = await client.call('login', {
    body: { from: 'client', email, password },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${body.message}`);
  return client;
}
