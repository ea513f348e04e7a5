import { expect, test } from 'vitest';
import { runCommand } from './command.ts';

test('a command that cannot start has no code, and its output names the cause', async () => {
  const { code, output } = await runCommand('no-such-command', []);
  expect(code).toBeNull();
  expect(output).toContain('ENOENT');
});
