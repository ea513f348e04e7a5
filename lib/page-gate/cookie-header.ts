/** Returns a Cookie header in which the cookies of Set-Cookie headers replace those of the same name. */
export function cookieHeader(
  sent: readonly { name: string; value: string }[],
  setCookies: readonly string[],
): string {
  const jar = new Map(sent.map(({ name, value }) => [name, value]));
  for (const line of setCookies) {
    const pair = line.split(';', 1)[0] ?? '';
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Returns the Set-Cookie headers that take cookies away. */
export function expiredCookies(names: readonly string[]): string[] {
  return names.map((name) => {
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    return `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
  });
}
