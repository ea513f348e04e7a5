import { call, renewCsrfCookie } from '#lib/api/call.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import type { AuthSettings } from '#lib/env.ts';
import { useAuthMutation } from './auth-mutation.ts';

export type SetupFields = {
  email: string;
  current_password: string;
  password: string;
  password_confirmation: string;
};

export function useSetUpPassword({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async (fields: SetupFields) => {
    await renewCsrfCookie();
    const captcha_token = await captchaToken(captchaSiteKey, 'setup_password');
    await call('setupPassword', { body: { ...fields, captcha_token } });
  });
}
