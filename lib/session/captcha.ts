import type { CaptchaAction } from '#contract/account-values.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const timeoutMs = 8_000;

const loadRecaptcha = lazyPart(() => import('./recaptcha.lazy.tsx'), { optional: true });

export function preloadCaptcha(siteKey: string): void {
  startRecaptcha(siteKey).catch(() => {});
}

/** Returns undefined without a captcha or if it fails; the api decides. */
export async function captchaToken(
  siteKey: string | null,
  action: CaptchaAction,
): Promise<string | undefined> {
  if (siteKey === null) return undefined;
  try {
    const token = startRecaptcha(siteKey).then((execute) => execute(action));
    return await Promise.race([token, timeout()]);
  } catch {
    return undefined;
  }
}

async function startRecaptcha(siteKey: string) {
  const recaptcha = await loadRecaptcha();
  return recaptcha.startRecaptcha(siteKey);
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), timeoutMs));
}
