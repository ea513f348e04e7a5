import proxyAddr from '@fastify/proxy-addr';

/** Splits a comma-separated setting into addresses and networks. */
export function splitAddresses(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/** Returns true if every entry is an address or a network. */
export function areAddresses(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries);
    return true;
  } catch {
    return false;
  }
}
