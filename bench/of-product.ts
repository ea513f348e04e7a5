import { parseArgs } from 'node:util';
import { onTestProduct } from '#scripts/product/test-product.ts';
import { measureClicks } from './clicks.ts';
import { measureFirstLoads } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureCachedPages, measureLists, measureResults } from './pages.ts';
import { report, type Measure } from './results.ts';
import { measurePresses } from './presses.ts';
import { measureTasks } from './tasks.ts';

const measurements: Record<string, Measure> = {
  P5: measureFirstLoads,
  P8: measureClicks,
  P9: measureCachedPages,
  P10: measureResults,
  P11: measureLists,
  P16: measureMemory,
  presses: measurePresses,
  tasks: measureTasks,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '100000' },
    quick: { type: 'boolean', default: false },
  },
});
const effort = values.quick
  ? { rounds: 1, seconds: 1, requests: 2_000, isQuick: true }
  : {
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      requests: Number(values.requests),
      isQuick: false,
    };
const env = {
  ...{ LIMIT_FACTOR: '100000', OVERLOAD_MS: '0', PAGE_WAIT_MS: '10000' },
  ...{ WEB_PROCESSES: '1', WARM_PAGES: 'off' },
};
await onTestProduct({ env }, async (product) => {
  for (const goal of positionals) report(await measurements[goal]!(product, effort), values.quick);
});
