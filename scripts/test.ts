import { buildPart } from './checks/build-part.ts';
import { checkPart, runPart, type Part, type PartRun } from './checks/part.ts';
import { playwrightPart } from './checks/playwright-part.ts';
import { racePart } from './checks/race-part.ts';
import { embeddedStage, mockedStage, postgresStage } from './checks/stage.ts';
import { timeTable } from './checks/time-table.ts';
import { vitestPart } from './checks/vitest-part.ts';

const node = process.execPath;

const parts: Part[] = [
  checkPart('types of the routes', 'next', ['typegen']),
  checkPart('types', 'tsc', ['--noEmit']),
  checkPart('lint', 'eslint', ['.', '--max-warnings', '0']),
  checkPart('formatting', 'prettier', ['--check', '.', '--log-level', 'warn']),
  checkPart('unused code', 'knip', []),
  checkPart('structure', node, ['scripts/check-structure.ts']),
  checkPart('coverage of the spec', node, ['scripts/coverage-of-spec.ts', '--check']),
  checkPart('OpenAPI document', node, ['scripts/openapi.ts', '--check']),
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
const chosen = parts.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

const runs: PartRun[] = [];
for (const part of chosen) runs.push(await runPart(part));
for (const note of runs.flatMap(({ notes }) => notes ?? [])) console.log(note);
console.log(timeTable(runs));

const sum = (outcome: 'passed' | 'failed') => runs.reduce((all, run) => all + run[outcome], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
