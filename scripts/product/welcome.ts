import { demoLogins, demoPassword } from '#data/demo-clients.ts';
import type { Product } from './product.ts';
import type { ProductSettings } from './settings.ts';

export function welcome(product: Product, settings: ProductSettings, seconds: string): string {
  const lines = [`\nAproape is ready after ${seconds} s:  ${product.webUrl}`];
  if (settings.API_URL) lines.push(`It talks to the api at ${product.apiUrl}`);
  else if (settings.APP_MODE === 'production') lines.push(`The api:  ${product.apiUrl}`);
  else {
    lines.push(
      `The api and its reference:  ${product.apiUrl}/api/docs`,
      `SMS and mails, with their codes:  ${product.webUrl}/dev/mailbox`,
      '',
      'Sign in as:',
    );
    const width = Math.max(...demoLogins.map(({ email }) => email.length));
    for (const { email, phone, note } of demoLogins) {
      lines.push(`  ${email.padEnd(width)}  ${demoPassword}  ${phone}  ${note}`);
    }
  }
  return [...lines, '', 'Ctrl-C stops it.'].join('\n');
}
