/** Logs and error pages show the id. */
export const requestIdHeader = 'x-request-id';

/** Returns null if the id is missing or malformed. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string | null {
  const id = headers[requestIdHeader];
  return typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : null;
}
