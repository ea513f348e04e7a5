import { once } from 'node:events';
import { demoLogins, demoPassword } from '#data/demo-clients.ts';
import { runMain } from './product/run-main.ts';
import { startProduct, type Product } from './product/product.ts';
import { readProductSettings, type ProductSettings } from './product/settings.ts';

const stopping = new AbortController();
const stop = () => {
  if (!stopping.signal.aborted) console.log('\nStopping…');
  stopping.abort();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

await runMain(async () => {
  const started = performance.now();
  const settings = readProductSettings(process.argv.slice(2), {
    WARM_PAGES: 'on',
    ...process.env,
  });
  const say = (line: string) => console.log(line);
  try {
    const product = await startProduct(settings, { say, signal: stopping.signal });
    say(welcome(product, settings, ((performance.now() - started) / 1000).toFixed(1)));
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
    await product.stop();
    process.exit(0);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    throw error;
  }
});

function welcome(product: Product, settings: ProductSettings, seconds: string): string {
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
