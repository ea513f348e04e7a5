import { createHash } from 'node:crypto';
import { hintCookie } from '#contract/session-cookies.ts';
import { schemeScript } from '#lib/browser/colour-scheme.ts';
import { earlyInputScript } from '#lib/browser/early-input.ts';

/** Lets the header reserve space for the avatar. */
const hintScript = `if(document.cookie.includes("${hintCookie}=1"))document.documentElement.dataset.hinted=""`;

export const pageScript = `${schemeScript};${hintScript};${earlyInputScript}`;

/** Identical on every page, so it needs no nonce. */
const inEveryPage = `'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`;

const hosts: Record<OutsideService, string> = {
  captchaSiteKey: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  appleClientId: 'https://appleid.cdn-apple.com https://appleid.apple.com',
  facebookAppId: 'https://connect.facebook.net https://graph.facebook.com https://www.facebook.com',
  googleMapsKey:
    'https://maps.googleapis.com https://places.googleapis.com https://maps.gstatic.com',
};

type OutsideService = 'captchaSiteKey' | 'appleClientId' | 'facebookAppId' | 'googleMapsKey';

type PolicyOptions = {
  dev: boolean;
  services: Partial<Record<OutsideService, string | null>>;
  scripts: readonly (string | undefined)[];
};

/** A null nonce (cached pages) allows every inline script. */
export function contentSecurityPolicy(
  nonce: string | null,
  { dev, services, scripts }: PolicyOptions,
): string {
  const configured = (Object.keys(hosts) as OutsideService[]).filter((name) => services[name]);
  const outside = configured.map((name) => ` ${hosts[name]}`).join('');
  const ofMap = (sources: string) => (services.googleMapsKey ? ` ${sources}` : '');
  const mapImages = ofMap('https://*.googleapis.com https://*.gstatic.com https://*.ggpht.com');
  const origins = scripts.flatMap((url) => (url ? new URL(url).origin : []));
  const consented = [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  const trusted = nonce ? `'nonce-${nonce}' 'strict-dynamic' ${inEveryPage}` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self' ${trusted}${outside}${consented}${dev ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    // React's style attributes and the toasts' styles cannot carry a nonce.
    `style-src 'self' 'unsafe-inline'${ofMap('https://fonts.googleapis.com')}`,
    `img-src 'self' data: blob:${mapImages}${consented}`,
    `font-src 'self'${ofMap('https://fonts.gstatic.com')}`,
    `connect-src 'self'${outside}${consented}${dev ? ' ws:' : ''}`,
    // Otherwise script-src applies, whose 'strict-dynamic' blocks the worker.
    "worker-src 'self'",
    "object-src 'none'",
    `frame-src${outside || " 'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
