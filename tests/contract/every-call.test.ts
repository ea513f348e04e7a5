import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';

const files = globSync('*.contract.ts', { cwd: import.meta.dirname });
const suite = files
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');

test.each(Object.keys(paths))('the contract suite makes the call %s', (name) => {
  expect(suite).toContain(`'${name}'`);
});
