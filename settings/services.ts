import { z } from 'zod';
import * as type from './setting.ts';
import { setting } from './setting.ts';

export const services = {
  CAPTCHA: setting(
    ['web', 'api'],
    type.onlyOn.optional(),
    '`on`: reCAPTCHA v3 for sign-in and messages',
    { shown: '`off`', neededBy: 'CAPTCHA_SECRET' },
  ),
  CAPTCHA_SITE_KEY: setting(['web'], type.text.optional(), 'key of the forms', {
    neededBy: 'CAPTCHA=on',
  }),
  CAPTCHA_VERSION: setting(['web'], z.literal('3').optional(), 'version of reCAPTCHA, only `3`', {
    neededBy: 'CAPTCHA=on',
  }),
  CAPTCHA_SECRET: setting(
    ['api'],
    type.text.optional(),
    'key with which the api checks what the forms send',
    { neededBy: 'CAPTCHA=on', isSecret: true },
  ),
  CAPTCHA_MIN_SCORE: setting(
    ['api'],
    z.coerce.number().min(0).max(1).default(0.5),
    'minimum score, 0 to 1',
  ),
  CAPTCHA_URL: setting(
    ['api'],
    type.endpoint.default('https://www.google.com/recaptcha/api/siteverify'),
    'endpoint that checks a captcha',
  ),
  APPLE_CLIENT_ID: setting(
    ['web', 'api'],
    type.text.optional(),
    "Apple's Services ID: sign-in with Apple",
  ),
  APPLE_KEYS_URL: setting(
    ['api'],
    type.endpoint.default('https://appleid.apple.com/auth/keys'),
    "Apple's public keys",
  ),
  FACEBOOK_APP_ID: setting(
    ['web', 'api'],
    type.text.optional(),
    'Facebook app: sign-in with Facebook',
    { neededBy: 'FACEBOOK_APP_SECRET' },
  ),
  FACEBOOK_APP_SECRET: setting(['api'], type.text.optional(), 'secret of the Facebook app', {
    isSecret: true,
    neededBy: 'FACEBOOK_APP_ID',
  }),
  FACEBOOK_GRAPH_URL: setting(
    ['api'],
    type.endpoint.default('https://graph.facebook.com/v14.0'),
    "Facebook's Graph API",
  ),
  GOOGLE_MAPS_KEY: setting(
    ['web'],
    type.text.optional(),
    "key for Google's Maps JavaScript and Places (new), restricted to the site: a map of results, addresses in searches",
  ),
  ANALYTICS_SCRIPT_URL: setting(
    ['web'],
    type.address.optional(),
    'script that runs only with consent to analytics',
  ),
  MARKETING_SCRIPT_URL: setting(
    ['web'],
    type.address.optional(),
    'script that runs only with consent to marketing',
  ),
};
