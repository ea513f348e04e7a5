import type { FeedbackBody } from '#contract/feedback.ts';
import { call } from '#lib/api/call.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import { useApiMutation } from '#lib/api/use-api-mutation.ts';

export function useSendFeedback(captchaSiteKey: string | null) {
  const mutation = {
    mutationFn: async (fields: FeedbackBody) => {
      const captcha_token = await captchaToken(captchaSiteKey, 'feedback');
      return (await call('sendFeedback', { body: { ...fields, captcha_token } })).message;
    },
  };
  return useApiMutation(mutation);
}
