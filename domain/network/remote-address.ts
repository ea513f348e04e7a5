import ipaddr from 'ipaddr.js';

/**
 * Returns the IPv4 address, or the /64 network of an IPv6 address, one per household. Connections
 * that closed early have no address and share one key.
 */
export function limitKeyOf(ip: string | undefined): string {
  if (!ip) return 'gone';
  return ipv6Network(ip, 64) ?? unmapped(ip);
}

/**
 * Returns the /24 (IPv4) or /48 (IPv6) network, coarse enough to store; null without an address.
 */
export function networkOf(ip: string | undefined): string | null {
  if (!ip) return null;
  return ipv6Network(ip, 48) ?? `${unmapped(ip).split('.').slice(0, 3).join('.')}.0/24`;
}

function ipv6Network(ip: string, bits: number): string | null {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return null;
  const groups = address.parts.slice(0, bits / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${bits}`;
}

/** Returns '198.51.100.7' for '::ffff:198.51.100.7'. */
export function unmapped(ip: string): string {
  return ip.includes(':') && ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip;
}
