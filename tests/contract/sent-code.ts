import { ContractClient } from './contract-client.ts';
import { target } from './target.ts';

/** The code that was last sent to a phone (E.164) or an e-mail: the fixed one of the back end, else that of its mailbox. */
export async function sentCode(contact: string): Promise<string> {
  if (target.code) return target.code;
  const url = `/api/dev/mailbox?to=${encodeURIComponent(contact)}`;
  const client = new ContractClient();
  for (let tries = 0; tries < 40; tries += 1) {
    const { body } = await client.send({ method: 'GET', url, headers: {} });
    const { data = [] } = body as { data?: { text: string }[] };
    const [code] = /\b\d{6}\b/.exec(data[0]?.text ?? '') ?? [];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`No code came for ${contact}.`);
}
