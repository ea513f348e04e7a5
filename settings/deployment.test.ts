import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['.containerignore', '.gitignore'])(
  '%s keeps the keys of a deployment out of images and commits',
  (list) => {
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    const [, file = ''] = /env_file: (\S+)/.exec(compose) ?? [];
    expect(readFileSync(list, 'utf8').split('\n')).toContain(`deploy/${file}`);
  },
);
