import type { Counts } from './part.ts';
import { vitestPart } from './vitest-part.ts';

/** Holds the back end at an address to the contract; `voucher` is a code that holds for anyone there. */
export function checkContract(name: string, url: string, voucher?: string): Promise<Counts> {
  const env = { CONTRACT_URL: url, ...(voucher && { CONTRACT_VOUCHER: voucher }) };
  return vitestPart(`contract of ${name}`, ['contract'], { env }).run();
}
