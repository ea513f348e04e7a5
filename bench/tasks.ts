import type { Browser } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { onBrowser } from '#scripts/checks/browser.ts';
import { runCommand } from '#scripts/checks/command.ts';
import { startWeb } from '#scripts/product/start-web.ts';
import type { Measure } from './results.ts';
import { locationPaths, resultsPath } from './paths.ts';

/** `ts` and `dur` are in microseconds, on the clock of the profile. */
type TraceEvent = {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: { data?: { url?: string } };
};
type Profile = Awaited<ReturnType<typeof profileOf>>;

const slowdown = 4;
const longMs = 50;
const distDir = '.test/named';

/** The innermost match of a stack wins. Events take precedence, except EvaluateScript. */
const causes: [cause: string, names: RegExp][] = [
  [
    'flight data',
    /^(process(Binary|String)Chunk|processFull\w+Row|initialize(Model|Module)Chunk)$/,
  ],
  ['effects', /^(flushPassiveEffects\w*|(re)?connectPassive\w+|commitPassive\w+)$/],
  ['commit', /^(commitRoot\w*|flush(Mutation|Layout|Spawned|GestureMutation)\w+)$/],
  ['render', /^(renderRoot(Sync|Concurrent)|performUnitOfWork|hydrateRoot)$/],
];
const eventCauses: Record<string, string> = {
  UpdateLayoutTree: 'style and layout',
  Layout: 'style and layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  ParseHTML: 'parsing',
  MajorGC: 'garbage collection',
  MinorGC: 'garbage collection',
  'v8.compile': 'compilation',
  EvaluateScript: 'script evaluation',
};

export const measureTasks: Measure = async (product, { rounds, isQuick }) => {
  const [location] = await locationPaths(product);
  const paths = { home: '/', city: '/iasi', location: location!, results: resultsPath(0) };
  const web = await startNamedWeb(product.apiUrl);
  const lines: string[] = [];
  await onBrowser(async (browser) => {
    for (const [name, path] of Object.entries(paths)) {
      await fetch(web.url + path);
      const loads = [];
      for (let round = 0; round < rounds; round += 1)
        loads.push(await longTasks(browser, web.url + path));
      const total = (tasks: Task[]) => tasks.reduce((ms, task) => ms + task.ms, 0);
      loads.sort((one, other) => total(one) - total(other));
      const tasks = loads[Math.floor(rounds / 2)]!;
      if (tasks.length === 0) lines.push(`| ${name} | | none | |`);
      for (const { at, ms, parts } of tasks)
        lines.push(`| ${name} | ${at.toFixed(0)} | ${ms.toFixed(0)} | ${parts} |`);
    }
  }).finally(web.stop);
  const text = `# Long tasks

\`npm run bench -- tasks\`: each task above ${longMs} ms after the first contentful paint, ${slowdown} × CPU, in the median of ${rounds} loads of a phone. ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]!.toFixed(1)}. The build keeps the names of functions.

| page | ms after paint | ms | causes |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
  console.log(text);
  if (!isQuick) {
    await writeFile('bench/tasks.md', text);
    await runCommand('prettier', ['--write', 'bench/tasks.md']);
  }
  return [];
};

async function startNamedWeb(apiUrl: string) {
  const env = { NEXT_DIST_DIR: distDir, NODE_ENV: 'production' };
  const config = await readFile('tsconfig.json');
  const { code, output } = await runCommand('next', ['build', '--no-mangling'], { env });
  // Restores tsconfig.json, to which Next adds its build folder.
  await writeFile('tsconfig.json', config);
  if (code !== 0) throw new Error(output);
  return startWeb(apiUrl, { ...env, LIMIT_FACTOR: '100000' });
}

type Task = { at: number; ms: number; parts: string };

async function longTasks(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 });
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'loading', 'v8', 'blink'],
  });
  await cdp.send('Profiler.start');
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 3_000)));
  const profile = profileOf((await cdp.send('Profiler.stop')).profile);
  const trace = (await browser.stopTracing()).toString();
  await context.close();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1)!;
  const own = traceEvents.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  return own
    .filter(({ name, dur = 0 }) => /RunTask$/.test(name) && dur > longMs * 1000)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts && ts < profile.at(-1)!.at)
    .map((task) => ({
      at: (task.ts - paint.ts) / 1000,
      ms: task.dur! / 1000,
      parts: partsOf(task, own, profile),
    }));
}

type Node = { id: number; callFrame: { functionName: string }; children?: number[] };

/** Each stack begins with the innermost function. */
function profileOf(profile: {
  nodes: Node[];
  startTime: number;
  samples?: number[];
  timeDeltas?: number[];
}) {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const stackOf = (id: number | undefined): string[] =>
    id === undefined ? [] : [nodes.get(id)!.callFrame.functionName, ...stackOf(parents.get(id))];
  let at = profile.startTime;
  return (profile.samples ?? []).map((id, index) => {
    const took = profile.timeDeltas![index]!;
    return { at: (at += took), took, stack: stackOf(id) };
  });
}

function partsOf(task: TraceEvent, events: TraceEvent[], profile: Profile): string {
  const isIn = (at: number, { ts, dur = 0 }: TraceEvent) => at >= ts && at < ts + dur;
  const known = events.filter(({ name, ts }) => name in eventCauses && isIn(ts, task));
  const sums = new Map<string, number>();
  for (const { at, took, stack } of profile.filter((sample) => isIn(sample.at, task))) {
    const inner = known.filter((event) => isIn(at, event)).at(-1);
    const ofEvent = inner && eventCauses[inner.name];
    const named = stack.map((name) => causes.find(([, names]) => names.test(name))?.[0]);
    const cause =
      (inner?.name !== 'EvaluateScript' && ofEvent) || named.find(Boolean) || ofEvent || 'other';
    sums.set(cause, (sums.get(cause) ?? 0) + took / 1000);
  }
  return [...sums]
    .sort(([, one], [, other]) => other - one)
    .filter(([, ms]) => ms >= 5)
    .map(([cause, ms]) => `${cause} ${ms.toFixed(0)}`)
    .join(', ');
}
