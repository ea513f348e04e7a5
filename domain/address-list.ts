import proxyAddr from '@fastify/proxy-addr';

/** Returns the entries of a setting that names addresses and networks, by comma. */
export function splitAddresses(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/** Tells whether every entry is an address or a network. */
export function areAddresses(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries);
    return true;
  } catch {
    return false;
  }
}
