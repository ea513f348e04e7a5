import type { CaptchaAction } from '#contract/account-values.ts';
import { loadScript } from '#lib/load-script.ts';

type Recaptcha = {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: CaptchaAction }) => PromiseLike<string>;
};

const timeoutMs = 8_000;

/** Fetches the captcha, once. Rejects when it does not come. */
export async function loadCaptcha(siteKey: string): Promise<Recaptcha> {
  const key = encodeURIComponent(siteKey);
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${key}&hl=ro`);
  const { grecaptcha } = window as Window & { grecaptcha?: Recaptcha };
  if (!grecaptcha) throw new Error('The script of the captcha brought nothing');
  return new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)));
}

/**
 * Returns the token that shows the api a person at work, undefined where there is no captcha. Where it did not come
 * there is no token either: the api knows what may be done without one, and says so.
 */
export async function captchaToken(
  siteKey: string | null,
  action: CaptchaAction,
): Promise<string | undefined> {
  if (siteKey === null) return undefined;
  try {
    const token = loadCaptcha(siteKey).then((captcha) => captcha.execute(siteKey, { action }));
    return await Promise.race([token, timeout()]);
  } catch {
    return undefined;
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), timeoutMs));
}
