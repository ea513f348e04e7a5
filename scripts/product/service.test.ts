import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { Service } from './service.ts';

async function service(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const script = join(folder, 'main.mjs');
  const port = await freePort();
  writeFileSync(script, source);
  const made = new Service({
    name: 'thing',
    args: [script, String(port)],
    env: process.env,
    readyUrl: `http://127.0.0.1:${port}/`,
    readyTimeout: 10_000,
  });
  onTestFinished(async () => {
    await made.stop();
    rmSync(folder, { recursive: true });
  });
  return { made, url: `http://127.0.0.1:${port}/` };
}

const server = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    if (request.url === '/die') process.exit(3);
    response.end(String(process.pid));
  }).listen(Number(process.argv[2]));
`;
const pidOf = async (url: string) => (await fetch(url)).text();

test('counts as started when it responds, and ends when it is stopped', async () => {
  const { made, url } = await service(server);
  await made.start();
  expect(await pidOf(url)).toMatch(/^\d+$/);
  await made.stop();
  await expect(pidOf(url)).rejects.toThrow();
});

test('is stopped once, however many callers stop it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'asked');
  const { made } = await service(`${server}
    import { appendFileSync } from 'node:fs';
    process.on('SIGTERM', () => {
      appendFileSync(${JSON.stringify(log)}, 'x');
      setTimeout(() => process.exit(0), 300);
    });`);
  await made.start();
  const first = made.stop();
  await expect.poll(() => existsSync(log)).toBe(true);
  await Promise.all([first, made.stop()]);
  await made.stop();
  expect(readFileSync(log, 'utf8')).toBe('x');
});

test('a service stopped before its start is not started', async () => {
  const { made, url } = await service(server);
  await made.stop();
  await made.start();
  await expect(pidOf(url)).rejects.toThrow();
});

test('a service that ends before it is ready throws an OperatorError with its name', async () => {
  const { made } = await service('process.exit(1)');
  await expect(made.start()).rejects.toThrow('The thing could not start');
});

test('a crashed service is restarted, with a message', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { made, url } = await service(server);
  await made.start();
  const first = await pidOf(url);
  await fetch(`${url}die`).catch(() => {});
  await expect.poll(() => pidOf(url)).not.toBe(first);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('The thing ended (code 3)'));
});
