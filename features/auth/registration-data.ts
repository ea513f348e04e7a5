import type { SocialLoginBody } from '#contract/session.ts';
import type { CallInput } from '#contract/types.ts';
import { accountLengths } from '#contract/account-values.ts';
import { withoutSpaces } from '#domain/words/phone-label.ts';

export type RegistrationFields = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password?: string;
  password_confirmation?: string;
  terms_and_conditions: boolean;
  marketing: boolean;
};

type RegistrationBody = Omit<
  CallInput<'registerClient'>['body'],
  'token' | 'confirmation_code' | 'captcha_token'
>;

export function registrationBody(
  fields: RegistrationFields,
  social: SocialLoginBody | null,
): RegistrationBody {
  return {
    from: 'web',
    register_method: social?.social ?? 'email',
    first_name: fields.first_name,
    last_name: fields.last_name,
    email: fields.email,
    phone: withoutSpaces(fields.phone),
    temp_phone: fields.phone,
    ...(!social && {
      password: fields.password,
      password_confirmation: fields.password_confirmation,
    }),
    // The api refuses false.
    terms_and_conditions: fields.terms_and_conditions as true,
    marketing: fields.marketing,
    external_id: social?.external_id ?? null,
    avatar_fb_url: social?.avatar_fb_url ?? null,
    device_name: navigator.userAgent.slice(0, accountLengths.userAgent),
  };
}
