import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { registerErrorHandler } from './error-handler.ts';
import { loggerOptions, registerRequestLog } from './logger.ts';

test('an expected failure is one line without a stack, an unexpected one has its stack each time', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: loggerOptions('error', stream) });
  registerErrorHandler(app);
  registerRequestLog(app);
  const fail = (error: Error) => async () => {
    throw error;
  };
  app.get('/expected', fail(new AppError('unavailable')));
  app.get('/unexpected', fail(new TypeError('x is undefined')));
  for (const path of ['/expected', '/expected', '/unexpected', '/unexpected'])
    await app.inject({ method: 'GET', url: path });
  await app.close();
  const bug = { err: { type: 'TypeError', stack: expect.stringContaining('error-handler.test') } };
  expect(lines.filter(({ msg }) => msg === 'request failed')).toMatchObject([
    { code: 'unavailable' },
    bug,
    bug,
  ]);
  expect(lines[0]).not.toHaveProperty('err');
});
