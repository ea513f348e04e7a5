import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '#scripts/checks/browser.ts';
import { runCommand } from '#scripts/checks/command.ts';
import { median } from '#scripts/checks/median.ts';
import { inTemporaryFolder } from '#scripts/product/temporary-folder.ts';
import { startFloor } from './floor.ts';
import { locationPaths, resultsPath } from './paths.ts';
import type { Finding, Measure } from './results.ts';

type Score = { score: number; lcp: number; tbt: number };

export const measureFirstLoads: Measure = async (product, { rounds }) => {
  const floor = await startFloor();
  return inTemporaryFolder(async (folder) => {
    const [location] = await locationPaths(product);
    const paths = { home: '/', city: '/iasi', results: resultsPath(0), location: location! };
    const urls: Record<string, string> = { floor: floor.url };
    for (const [name, path] of Object.entries(paths)) urls[name] = product.webUrl + path;
    const scores = Object.fromEntries(Object.keys(urls).map((name) => [name, [] as Score[]]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, url] of Object.entries(urls))
        scores[name]!.push(await lighthouse(url, folder));
    const bound = medians(scores['floor']!);
    return Object.keys(paths).flatMap((name) => tell(name, medians(scores[name]!), bound));
  }).finally(floor.stop);
};

/** Lighthouse is no dependency, because its 176 MB would slow each installation. */
async function lighthouse(url: string, folder: string): Promise<Score> {
  const path = join(folder, 'report.json');
  const { code, output } = await runCommand(
    'npm',
    [
      ...['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse', url, '--quiet'],
      ...['--only-categories=performance', '--output=json', `--output-path=${path}`],
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run',
    ],
    { env: { CHROME_PATH: await findBrowser() } },
  );
  if (code !== 0) throw new Error(output);
  const { categories, audits } = JSON.parse(await readFile(path, 'utf8')) as {
    categories: { performance: { score: number } };
    audits: Record<string, { numericValue: number }>;
  };
  return {
    score: 100 * categories.performance.score,
    lcp: audits['largest-contentful-paint']!.numericValue,
    tbt: audits['total-blocking-time']!.numericValue,
  };
}

function medians(scores: readonly Score[]): Score {
  const of = (name: keyof Score) => median(scores.map((score) => score[name]));
  return { score: of('score'), lcp: of('lcp'), tbt: of('tbt') };
}

function tell(name: string, page: Score, bound: Score): Finding[] {
  const goal = 'P5';
  const lcp = { measured: page.lcp, anchor: bound.lcp, unit: 'ms', wanted: { atMost: 1.15 } };
  const tbt = { measured: page.tbt, unit: 'ms', wanted: { atMost: bound.tbt + 40 } };
  return [
    { goal, what: `${name}, score`, measured: page.score, unit: '', wanted: { atLeast: 98 } },
    { goal, what: `${name}, LCP`, ...lcp },
    { goal, what: `${name}, TBT`, ...tbt },
  ];
}
