import proxyAddr from '@fastify/proxy-addr';

/** Splits at commas. */
export function splitAddresses(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/** True if all are addresses or networks. */
export function areAddresses(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries);
    return true;
  } catch {
    return false;
  }
}
