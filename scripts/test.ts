import { buildPart } from './checks/build-part.ts';
import { checkPart, runPart, type Part, type PartRun } from './checks/part.ts';
import { playwrightPart } from './checks/playwright-part.ts';
import { racePart } from './checks/race-part.ts';
import { embeddedStage, mockedStage, postgresStage } from './checks/stage.ts';
import { timeTable } from './checks/time-table.ts';
import { vitestPart } from './checks/vitest-part.ts';

const node = process.execPath;

/** Each of these keeps one core busy: two run at a time. */
const checks: Part[] = [
  checkPart('types', 'npm', ['run', '--silent', 'typecheck']),
  checkPart('lint', 'npm', ['run', '--silent', 'lint']),
  checkPart('formatting', 'prettier', ['--check', '.', '--log-level', 'warn']),
  checkPart('unused code', 'knip', []),
  checkPart('structure', node, ['scripts/check-structure.ts']),
  checkPart('coverage of the spec', node, ['scripts/coverage-of-spec.ts', '--check']),
  checkPart('OpenAPI document', node, ['scripts/openapi.ts', '--check']),
];

/** Each of these fills the machine. */
const suites: Part[] = [
  vitestPart('unit, component and api tests', ['unit', 'component', 'api'], { coverage: true }),
  racePart,
  buildPart,
  playwrightPart({
    name: 'mocked screens in the browser',
    projects: ['collectors', 'mocked-desktop', 'mocked-mobile'],
    stage: mockedStage,
  }),
  playwrightPart({
    name: 'entry, budgets and contract',
    projects: ['http', 'budget'],
    stage: embeddedStage,
  }),
  playwrightPart({
    name: 'journeys in the browser',
    projects: ['full-desktop', 'full-mobile'],
    stage: postgresStage,
  }),
];

/** `npm test -- lint journeys` runs only the parts whose name has one of the words. */
const words = process.argv.slice(2);
const chosen = ({ name }: Part) => words.length === 0 || words.some((word) => name.includes(word));

const runs: PartRun[] = [];
async function runInTurn(waiting: Part[]): Promise<void> {
  for (let part = waiting.shift(); part; part = waiting.shift()) runs.push(await runPart(part));
}

const started = performance.now();
const waiting = checks.filter(chosen);
await Promise.all([runInTurn(waiting), runInTurn(waiting)]);
await runInTurn(suites.filter(chosen));
for (const note of runs.flatMap(({ notes }) => notes ?? [])) console.log(note);
console.log(timeTable(runs, (performance.now() - started) / 1000));

const sum = (outcome: 'passed' | 'failed') => runs.reduce((all, run) => all + run[outcome], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
