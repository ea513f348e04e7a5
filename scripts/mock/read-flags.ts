import { OperatorError } from '#settings/operator-error.ts';
import { parseFlags } from '../product/run-main.ts';

const usage = 'npm run mock -- [--port 3100] [--now 2026-11-20T10:00:00+02:00]';

type MockFlags = { port?: number; now?: Date };

export function readMockFlags(args: string[]): MockFlags {
  const options = { port: { type: 'string' }, now: { type: 'string' } } as const;
  const { port, now } = parseFlags({ args, options }, usage).values;
  const flags: MockFlags = {
    ...(port !== undefined && { port: Number(port) }),
    ...(now !== undefined && { now: new Date(now) }),
  };
  if (flags.port !== undefined && !isPort(flags.port))
    throw new OperatorError(`--port: not a port\n${usage}`);
  if (Number.isNaN(flags.now?.getTime())) throw new OperatorError(`--now: not a time\n${usage}`);
  return flags;
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0 && port < 65_536;
}
