/** Header of a request's id, which logs and error pages show. */
export const requestIdHeader = 'x-request-id';

/** Returns a request's id from its headers; null if it is missing or malformed. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string | null {
  const id = headers[requestIdHeader];
  return typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : null;
}
