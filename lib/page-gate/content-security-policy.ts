import { createHash } from 'node:crypto';
import { earlyInputScript } from '../early-input.ts';

/** The one inline script that stands in every page; it is the same in all, so it carries no nonce. */
const earlyInput = `'sha256-${createHash('sha256').update(earlyInputScript).digest('base64')}'`;

/** Where the captcha's script, its parts and its frame come from. */
const captchaHosts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';

type PolicyOptions = {
  /** Adds what hot reload needs. */
  dev?: boolean;
  /** Lets the captcha in. */
  captcha?: boolean;
};

/**
 * Returns the Content-Security-Policy of a page: with a nonce only the scripts of that answer, what
 * they load, and the keeper of early input; without, our own files and the inline data of the cached page.
 */
export function contentSecurityPolicy(nonce: string | null, options: PolicyOptions = {}): string {
  const { dev = false } = options;
  const captcha = options.captcha ? ` ${captchaHosts}` : '';
  const trusted = nonce ? `'nonce-${nonce}' 'strict-dynamic' ${earlyInput}` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self' ${trusted}${captcha}${dev ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    // Styles in attributes (React) and those that the toasts write cannot carry a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${captcha}${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    `frame-src${captcha || " 'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
