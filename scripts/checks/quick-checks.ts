import { migrationsCheck } from './migrations.ts';
import { checkPart, type Part } from './part.ts';

const node = process.execPath;

export const quickChecks: Part[] = [
  checkPart('types', 'npm', ['run', '--silent', 'typecheck']),
  checkPart('structure', node, ['scripts/check-structure.ts']),
  checkPart('OpenAPI document', node, ['scripts/openapi.ts', '--check']),
  checkPart('table of settings', node, ['scripts/settings.ts', '--check']),
  migrationsCheck,
];
