import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Interval } from '#domain/time/working-hours.ts';

const worker = fileURLToPath(new URL('./parsing-worker.ts', import.meta.url));

export type ParsingRequest = { file: string; span: { from: number; to: number } };
export type ParsingResponse = Interval[] | null;

const maxParseMs = 1_500;
const maxStartMs = 10_000;
const heapFlags = ['--max-old-space-size=56', '--max-semi-space-size=2'];

const queues = { polling: pLimit(1), awaited: pLimit(2) };
export type ParsingQueue = keyof typeof queues;

/** A separate process limits the time and memory that a hostile file takes (decisions/0038). */
export function parseApart(request: ParsingRequest, queue: ParsingQueue): Promise<ParsingResponse> {
  return queues[queue](() => parseInProcess(request));
}

function parseInProcess(request: ParsingRequest): Promise<ParsingResponse> {
  const child = fork(worker, [], {
    env: { NODE_ENV: process.env.NODE_ENV },
    execArgv: heapFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (busy: ParsingResponse) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(busy);
    };
    let timer = setTimeout(() => end(null), maxStartMs);
    child.on('message', (message: ParsingResponse | 'ready') => {
      if (message !== 'ready') return end(message);
      clearTimeout(timer);
      timer = setTimeout(() => end(null), maxParseMs);
      child.send(request, (error) => error && end(null));
    });
    child.on('error', () => end(null));
    child.on('exit', () => end(null));
  });
}
