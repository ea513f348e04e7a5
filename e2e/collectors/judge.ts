import type { Announcements } from './announcements.ts';
import type { Sign } from './sign.ts';

/** What a request fails with when the network is cut. */
const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NS_ERROR_OFFLINE|NS_ERROR_FAILURE/;

/** What a request fails with that a newer one, a navigation or a closed page cut short. */
const givenUp = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

/** React's words for HTML of the server that is not what the browser draws, in development and minified. */
const hydration =
  /hydrat|(did not|didn.t) match|Minified React error #(418|419|421|422|423|425)\b/i;

/** What React says in production of a part of the page that failed on the server. */
const failedOnServer = /Minified React error #441\b/;

/** The offence in a sign, in words; null when it is none, or was announced. */
export function offenceIn(sign: Sign, announced: Announcements, origin: string): string | null {
  switch (sign.kind) {
    case 'console':
      return consoleOffence(sign, announced);
    case 'exception':
      return `${hydration.test(sign.text) ? 'hydration' : 'uncaught'}: ${sign.text}`;
    case 'request':
      return leaves(sign.address, origin) ? `third party: ${sign.method} ${sign.address}` : null;
    case 'answer':
      if (sign.status < 400 || announced.covers(sign.address, sign.status)) return null;
      return `not announced: ${sign.status} ${sign.method} ${sign.address}`;
    case 'failure':
      if (announced.isOffline && cut.test(sign.reason)) return null;
      // A read can be made again, and of a change the page knows the answer.
      if ((sign.method === 'GET' || sign.answered) && givenUp.test(sign.reason)) return null;
      return `failed: ${sign.method} ${sign.address} (${sign.reason})`;
    case 'csp':
      return `against the Content-Security-Policy: ${sign.directive} ${sign.blocked}`;
  }
}

/** The browser's own line about a request that was refused or failed stands for that request; the rest are ours. */
function consoleOffence(
  { text, address }: { text: string; address: string },
  announced: Announcements,
): string | null {
  if (hydration.test(text)) return `hydration: ${text}`;
  if (failedOnServer.test(text) && announced.isServerFailing) return null;
  const [, rest] = /^Failed to load resource: (.*)/.exec(text) ?? [];
  if (rest !== undefined) {
    const [, status] = /status of (\d{3})/.exec(rest) ?? [];
    if (status && announced.covers(address, Number(status))) return null;
    if (announced.isOffline && cut.test(rest)) return null;
  }
  return `console: ${text} ${address}`.trimEnd();
}

function leaves(address: string, origin: string): boolean {
  const { protocol, origin: asked } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && asked.replace(/^ws/, 'http') !== origin;
}
