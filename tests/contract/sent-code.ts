import { ContractClient } from './contract-client.ts';
import { target } from './target.ts';

const usedMessages = new Set<unknown>();

export async function sentCode(contact: string): Promise<string> {
  if (target.code) return target.code;
  const url = `/api/dev/mailbox?to=${encodeURIComponent(contact)}`;
  const client = new ContractClient();
  for (let tries = 0; tries < 40; tries += 1) {
    const { body } = await client.send({ method: 'GET', url, headers: {} });
    const { data: [latest] = [] } = body as { data?: { id: unknown; text: string }[] };
    const [code] = /\b\d{6}\b/.exec(latest?.text ?? '') ?? [];
    if (code && latest && !usedMessages.has(latest.id)) {
      usedMessages.add(latest.id);
      return code;
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`No code came for ${contact}.`);
}
