import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProduct } from '../product/test-product.ts';
import { findBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { failed, type Part } from './part.ts';

type Report = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** The journeys in a browser, on the built product with a database of its own. */
export const playwrightPart: Part = {
  name: 'journeys in the browser',
  run: async () => {
    const browser = await findBrowser();
    const folder = await mkdtemp(join(tmpdir(), 'aproape-e2e-'));
    const report = join(folder, 'report.json');
    const product = await startTestProduct(join(folder, 'data'));
    const env = {
      CHROMIUM_PATH: browser,
      WEB_URL: product.webUrl,
      API_URL: product.apiUrl,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    try {
      await runCommand('playwright', ['test', '--reporter=dot,json'], { env, live: true });
      const { stats, errors } = JSON.parse(await readFile(report, 'utf8')) as Report;
      const broken = stats.unexpected + stats.flaky;
      return {
        passed: stats.expected,
        failed: broken === 0 && errors.length > 0 ? 1 : broken,
      };
    } catch {
      return failed;
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
