import { existsSync } from 'node:fs';
import { findBrowser } from './checks/browser.ts';
import { runCommand } from './checks/command.ts';
import { buildWeb } from './product/build.ts';
import { runMain } from './product/run-main.ts';

// `-- --update-snapshots` accepts the new screenshots.
await runMain(async () => {
  const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_OUTPUT: '.test/gallery/difference' };
  await buildWeb(process.cwd(), process.env, { say: console.log });
  const isFirst = !existsSync('.test/gallery/now');
  const flags = ['--project=gallery', '--reporter=line,html', ...process.argv.slice(2)];
  if (isFirst) flags.push('--update-snapshots');
  const { code } = await runCommand('playwright', ['test', ...flags], {
    env: {
      ...env,
      PLAYWRIGHT_HTML_OUTPUT_DIR: '.test/gallery/report',
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
    live: true,
  });
  console.log('Pictures: .test/gallery/now, differences: .test/gallery/report/index.html');
  process.exitCode = code ?? 1;
});
