import { freePort } from './ports.ts';
import { startProduct, type Product } from './product.ts';
import { readProductSettings } from './settings.ts';
import { warmPages } from './warm.ts';

/** The built product on free ports with an embedded database of its own, limits raised for tests. */
export async function startTestProduct(dataDir: string): Promise<Product> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    API_URL: '',
    APP_URL: '',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    WEB_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    APP_MODE: 'demo',
    LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  };
  const product = await startProduct(readProductSettings([], env));
  await warmPages(product.webUrl, product.apiUrl, 10);
  return product;
}
