import { z } from 'zod';
import type { CaptchaAction } from '#contract/account-values.ts';
import { invalidField } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';

const timeoutMs = 3_000;

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** If the captcha service is unavailable (`unchecked`), the caller decides. */
export type CaptchaOutcome = 'off' | 'passed' | 'unchecked';

type CaptchaInput = { token: string | undefined; action: CaptchaAction; ip: string };

export async function verifyCaptcha(
  { env }: Pick<Deps, 'env'>,
  { token, action, ip }: CaptchaInput,
): Promise<CaptchaOutcome> {
  if (!env.CAPTCHA_SECRET) return 'off';
  if (!token) throw notHuman();
  const body = new URLSearchParams({ secret: env.CAPTCHA_SECRET, response: token, remoteip: ip });
  const verdict = await fetch(env.CAPTCHA_URL, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => (response.ok ? verdictSchema.parse(await response.json()) : null))
    .catch(() => null);
  if (verdict === null) return 'unchecked';
  const isHuman =
    verdict.success &&
    verdict.action === action &&
    verdict.hostname === new URL(env.APP_URL).hostname &&
    (verdict.score ?? 0) >= env.CAPTCHA_MIN_SCORE;
  if (!isHuman) throw notHuman();
  return 'passed';
}

/** Throws 422 also if the service is unavailable; for calls that cost money or attract bots. */
export async function requireCaptcha(deps: Pick<Deps, 'env'>, input: CaptchaInput): Promise<void> {
  if ((await verifyCaptcha(deps, input)) === 'unchecked')
    throw invalidField(
      'captcha_token',
      'Nu putem verifica acum dacă ești om sau robot. Încearcă din nou peste câteva minute.',
    );
}

function notHuman() {
  return invalidField(
    'captcha_token',
    'Nu am putut confirma că nu ești un robot. Reîncarcă pagina și încearcă din nou.',
  );
}
