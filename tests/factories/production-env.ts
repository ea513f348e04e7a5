/** Tests never contact these hosts. */
export const productionEnv = {
  APP_MODE: 'production',
  APP_URL: 'https://aproape.example',
  APP_KEY: 'production-app-key-0123456789abcdef',
  REFRESH_KEY: 'production-refresh-key-0123456789',
  OTP_KEY: 'production-otp-key-0123456789abcdef',
  MAIL_FROM: 'Aproape <salut@example.ro>',
  CONTACT_EMAIL: 'contact@example.ro',
  COMPANY_NAME: 'Salon SRL',
  DATABASE_URL: 'postgres://unused',
  MAIL_DRIVER: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_DRIVER: 'http',
  SMS_PROVIDER: 'smso',
  SMS_KEY: 'production-key-4',
  SMS_FROM: '1',
};
