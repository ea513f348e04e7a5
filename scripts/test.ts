import { buildPart } from './checks/build-part.ts';
import { checkPart, runPart, type Counts, type Part } from './checks/part.ts';
import { playwrightPart } from './checks/playwright-part.ts';
import { racePart } from './checks/race-part.ts';
import { vitestPart } from './checks/vitest-part.ts';

const node = process.execPath;

const parts: Part[] = [
  checkPart('types of the routes', 'next', ['typegen']),
  checkPart('types', 'tsc', ['--noEmit']),
  checkPart('lint', 'eslint', ['.', '--max-warnings', '0']),
  checkPart('formatting', 'prettier', ['--check', '.', '--log-level', 'warn']),
  checkPart('unused code', 'knip', []),
  checkPart('structure', node, ['scripts/check-structure.ts']),
  checkPart('OpenAPI document', node, ['scripts/openapi.ts', '--check']),
  vitestPart('unit, component and api tests', ['unit', 'component', 'api']),
  racePart,
  buildPart,
  playwrightPart,
];

/** `npm test -- lint journeys` runs only the parts whose name has one of the words. */
const words = process.argv.slice(2);
const chosen = parts.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

const total: Counts = { passed: 0, failed: 0 };
for (const part of chosen) {
  const counts = await runPart(part);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
