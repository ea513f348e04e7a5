import { freePort } from '#tests/free-port.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { startProduct, type Product } from './product.ts';
import { readProductSettings } from './settings.ts';

type TestProductOptions = {
  /** Default: the embedded database. */
  databaseUrl?: string | undefined;
  seedFlags?: string[];
  env?: Record<string, string>;
};

export function onTestProduct<T>(
  { databaseUrl = '', seedFlags = [], env: own }: TestProductOptions,
  work: (product: Product) => Promise<T>,
): Promise<T> {
  return inTemporaryFolder(async (dataDir) => {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      API_URL: '',
      APP_URL: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      WEB_PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      APP_MODE: 'demo',
      LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ...own,
    };
    const product = await startProduct(readProductSettings([], env), { seedFlags });
    try {
      // The first pages would take longer than a test expects.
      for (const path of ['/', '/locations', '/iasi']) await fetch(product.webUrl + path);
      return await work(product);
    } finally {
      await product.stop();
    }
  });
}
