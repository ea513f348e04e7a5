import { resendSeconds } from '#contract/account-values.ts';
import type { CallInput } from '#contract/types.ts';
import { call } from '#lib/api/call.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import type { AuthSettings } from '#lib/env.ts';
import { useAuthMutation } from './sign-in.ts';

const requested_by = 'client';

export function useSendPasswordCode({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async (email: string) => {
    const captcha_token = await captchaToken(captchaSiteKey, 'password');
    const sent = await call('sendPasswordCode', { body: { email, requested_by, captcha_token } });
    return { ...sent, seconds: sent.seconds ?? resendSeconds.mail };
  });
}

export function useVerifyPasswordCode() {
  return useAuthMutation((code: { email: string; token: string }) =>
    call('verifyPasswordCode', { body: { ...code, requested_by } }),
  );
}

type NewPassword = Omit<CallInput<'resetPassword'>['body'], 'requested_by'>;

export function useResetPassword() {
  return useAuthMutation((fields: NewPassword) =>
    call('resetPassword', { body: { ...fields, requested_by } }),
  );
}

export type SetupFields = Omit<CallInput<'setupPassword'>['body'], 'captcha_token'>;

export function useSetUpPassword({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async (fields: SetupFields) => {
    await call('csrfCookie');
    const captcha_token = await captchaToken(captchaSiteKey, 'setup_password');
    await call('setupPassword', { body: { ...fields, captcha_token } });
  });
}
