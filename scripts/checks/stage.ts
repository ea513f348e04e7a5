import { join } from 'node:path';
import { startMockServer } from '#tests/mock-api/mock-server.ts';
import { buildWeb } from '../product/build.ts';
import type { Product } from '../product/product.ts';
import { startTestProduct } from '../product/test-product.ts';
import { checkContract } from './contract-part.ts';
import type { Counts } from './part.ts';
import { startPostgres } from './postgres.ts';

/** What browser tests run against; `check` is what else can be asked of it while it runs. */
export type Stage = (folder: string) => Promise<{
  env: Record<string, string>;
  check?: () => Promise<Counts>;
  stop: () => Promise<void>;
}>;

/** The build alone: each worker of the mocked suite starts its own web and api. */
export const mockedStage: Stage = async () => {
  await buildWeb(process.cwd(), process.env);
  const mock = await startMockServer();
  return {
    env: {},
    check: () => checkContract('the mocked api', mock.url, 'ZECE'),
    stop: () => mock.close(),
  };
};

/** The product as a newcomer has it, on the embedded database; its api is held to the contract too. */
export const embeddedStage: Stage = async (folder) => {
  const product = await startTestProduct({ dataDir: join(folder, 'data') });
  return {
    env: addresses(product),
    check: () => checkContract('our api', product.apiUrl, 'BINEAIVENIT'),
    stop: () => product.stop(),
  };
};

/** The product on a PostgreSQL server, into which tests put rows of their own. */
export const postgresStage: Stage = async (folder) => {
  const postgres = await startPostgres();
  try {
    const product = await startTestProduct({
      dataDir: join(folder, 'data'),
      databaseUrl: postgres.url,
      seedFlags: ['--count', '200'],
    });
    const stop = async () => {
      await product.stop();
      await postgres.stop();
    };
    return { env: { ...addresses(product), DATABASE_URL: postgres.url }, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};

function addresses({ webUrl, apiUrl }: Product): Record<string, string> {
  return { WEB_URL: webUrl, API_URL: apiUrl };
}
