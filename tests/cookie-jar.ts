/** Repeats the XSRF-TOKEN cookie in a header, except for GET. */
export class CookieJar {
  readonly cookies = new Map<string, string>();

  headers(method: string): Record<string, string> {
    const headers: Record<string, string> = {};
    if (this.cookies.size > 0)
      headers.cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (method === 'GET') return headers;
    headers['sec-fetch-site'] = 'same-origin';
    const token = this.cookies.get('XSRF-TOKEN');
    if (token) headers['x-xsrf-token'] = decodeURIComponent(token);
    return headers;
  }

  keep(setCookie: readonly string[]): void {
    for (const line of setCookie) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (attributes.some(isOver)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function isOver(attribute: string): boolean {
  const [name, value] = attribute.split('=');
  if (name === 'Max-Age') return value === '0';
  return name === 'Expires' && Date.parse(value ?? '') <= 0;
}
