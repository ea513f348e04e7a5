import type { ServerResponse } from 'node:http';

/**
 * Next sends the address of a redirect twice when it renders the page; a client that joins repeated headers, as
 * RFC 9110 allows, would follow "/a, /a". Sends the first one only.
 */
export function sendLocationOnce(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const once = (...args: Parameters<typeof writeHead>) => {
    const location = response.getHeader('location');
    if (Array.isArray(location)) response.setHeader('location', location[0] ?? '/');
    return writeHead(...args);
  };
  response.writeHead = once as typeof response.writeHead;
}
