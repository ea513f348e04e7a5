import { mkdir, rename, rm } from 'node:fs/promises';
import { findBrowser } from './checks/browser.ts';
import { runCommand } from './checks/command.ts';
import { writeReport } from './gallery/report.ts';
import { buildWeb } from './product/build.ts';
import { runMain } from './product/problem.ts';

const folder = '.test/gallery';

// Photographs every screen and compares with the pictures of the last time.
await runMain(async () => {
  const browser = await findBrowser();
  await buildWeb(process.cwd(), process.env, { say: console.log });
  await mkdir(folder, { recursive: true });
  for (const old of ['before', 'difference'])
    await rm(`${folder}/${old}`, { recursive: true, force: true });
  await rename(`${folder}/now`, `${folder}/before`).catch(() => undefined);
  const env = {
    CHROMIUM_PATH: browser,
    GALLERY_DIR: `${folder}/now`,
    PLAYWRIGHT_OUTPUT: '.test/playwright-gallery',
  };
  const { code } = await runCommand('playwright', ['test', '--project=gallery'], {
    env,
    live: true,
  });
  const { pictures, changed } = await writeReport(folder);
  console.log(`${pictures} pictures, ${changed} changed: ${folder}/index.html`);
  process.exitCode = code;
});
