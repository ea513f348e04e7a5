import * as type from './setting.ts';
import { web, webAndApi } from './setting.ts';

const fact = (meaning: string, more = {}) =>
  webAndApi(type.text.optional(), meaning, { shown: 'fictitious', ...more });
const link = (meaning: string, demo: string) =>
  web(type.address.optional(), `${meaning}; hidden in production while it is not set`, { demo });

export const operator = {
  COMPANY_NAME: fact('the company, in footer, legal pages and mails', {
    production: { needs: 'required', by: ['web'] },
  }),
  COMPANY_CUI: fact('tax number of the company (required by law)'),
  COMPANY_REGISTER: fact('number in the trade register (required by law)'),
  COMPANY_ADDRESS: fact('registered office (required by law)'),
  COMPANY_CAPITAL: fact('share capital, as in `200 de lei` (required by law)'),
  COMPANY_PHONE: fact('phone of the company (required by law)'),
  PARTNER_PRICE: web(
    type.amount.optional(),
    'price for businesses in RON per location and month; if not set, the page refers to the partner portal',
    { demo: '149' },
  ),
  BLOG_URL: link('blog', 'https://blog.aproape.example'),
  PARTNER_URL: link('partner portal', 'https://parteneri.aproape.example'),
  IOS_APP_URL: link('app for clients', 'https://apps.apple.com/'),
  ANDROID_APP_URL: link('app for clients', 'https://play.google.com/store'),
  HUAWEI_APP_URL: link('app for clients', 'https://appgallery.huawei.com/'),
  BUSINESS_IOS_APP_URL: link('app for businesses', 'https://apps.apple.com/ro/'),
  BUSINESS_ANDROID_APP_URL: link('app for businesses', 'https://play.google.com/store/apps'),
  FACEBOOK_URL: link('social page', 'https://www.facebook.com/'),
  INSTAGRAM_URL: link('social page', 'https://www.instagram.com/'),
  TIKTOK_URL: link('social page', 'https://www.tiktok.com/'),
};
