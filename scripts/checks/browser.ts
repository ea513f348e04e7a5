import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { OperatorError } from '#settings/operator-error.ts';
import { installPackage, runCommand } from './command.ts';

const shell = 'chromium-headless-shell';
const names = [shell, 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

export async function findBrowser(): Promise<string> {
  const known = process.env.CHROMIUM_PATH || findInstalled();
  if (known) return known;
  console.log('No Chromium here; installing one…');
  if (!(await installPackage(shell)) && !(await installPackage('chromium')))
    await runCommand('playwright', ['install', 'chromium'], { live: true });
  const fresh = findInstalled();
  if (fresh) return fresh;
  throw new OperatorError(
    'No Chromium: install one, or say where it is with CHROMIUM_PATH=/path/to/chromium.',
  );
}

export async function onBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

function findInstalled(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find((path) => existsSync(path));
}
