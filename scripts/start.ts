import { once } from 'node:events';
import { runMain } from './product/run-main.ts';
import { startProduct } from './product/product.ts';
import { readProductSettings } from './product/settings.ts';
import { welcome } from './product/welcome.ts';

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
