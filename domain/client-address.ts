/**
 * What a limit counts an address by: an IPv4 address, or the /64 that one IPv6 household has. Those who left before they
 * were counted have no address and share one key.
 */
export function limitKeyOf(ip: string | undefined): string {
  if (!ip) return 'gone';
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : plain(ip);
}

/** The network of an address, coarse enough to keep: /24 or /48. */
export function networkOf(ip: string): string {
  if (isIPv6(ip)) return `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
  return `${plain(ip).split('.').slice(0, 3).join('.')}.0/24`;
}

function isIPv6(ip: string): boolean {
  return plain(ip).includes(':');
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%', 1).join('').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

function plain(ip: string): string {
  return ip.replace(/^::ffff:/i, '');
}
