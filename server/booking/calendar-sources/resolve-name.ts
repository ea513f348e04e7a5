import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

type NameServer = { servers?: string[]; timeout?: number };

/**
 * Returns an empty list on failure. Avoids `dns.lookup`: a silent name server would block threads
 * that files and passwords need.
 */
export function createResolve({ servers, timeout = 2_000 }: NameServer = {}) {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name: string): Promise<LookupAddress[]> => {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return [
      ...addressesOf(v4).map((address) => ({ address, family: 4 })),
      ...addressesOf(v6).map((address) => ({ address, family: 6 })),
    ];
  };
}

function addressesOf(answer: PromiseSettledResult<string[]>): string[] {
  return answer.status === 'fulfilled' ? answer.value : [];
}
