import { freePort } from './ports.ts';
import { startProduct, type Product } from './product.ts';
import { readProductSettings } from './settings.ts';
import { warmPages } from './warm.ts';

export type TestProductOptions = {
  /** Folder of the embedded database. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Flags for the seed of the demo catalogue. */
  seedFlags?: string[];
  /** Overrides of the test settings. */
  env?: Record<string, string>;
};

/** Starts the built product on free ports with its own database and raised limits. */
export async function startTestProduct(options: TestProductOptions): Promise<Product> {
  const { dataDir, databaseUrl = '', seedFlags = [], env: own } = options;
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
  await warmPages(product.webUrl, product.apiUrl, 10);
  return product;
}
