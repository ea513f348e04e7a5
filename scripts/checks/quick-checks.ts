import { existsSync, readdirSync } from 'node:fs';
import { checkPart, passed, type Part } from './part.ts';

const migrations = 'server/db/migrations';
/** Earlier migrations need no check, because existing databases have run them. */
const firstChecked = '0041';
/** Linux x64 only, because some registries cannot install the general package. */
const squawk = 'node_modules/@squawk-cli/linux-x64/bin/squawk';

const migrationsCheck: Part = {
  name: 'new migrations',
  run: async () => {
    const files = readdirSync(migrations).filter((name) => name >= firstChecked);
    const paths = files.map((name) => `${migrations}/${name}`);
    if (existsSync(squawk)) return checkPart('', squawk, paths).run();
    console.log('Not checked: squawk is not installed for this platform.');
    return passed;
  },
};

const node = process.execPath;

export const quickChecks: Part[] = [
  checkPart('types', 'npm', ['run', '--silent', 'typecheck']),
  checkPart('structure', node, ['scripts/check-structure.ts']),
  checkPart('OpenAPI document', node, ['scripts/openapi.ts', '--check']),
  checkPart('table of settings', node, ['scripts/settings.ts', '--check']),
  migrationsCheck,
];
