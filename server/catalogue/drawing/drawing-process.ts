import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ShareWords } from './draw-share-picture.ts';

const worker = fileURLToPath(new URL('./drawing-worker.ts', import.meta.url));

export type Drawing =
  | { kind: 'avatar'; original: Buffer }
  | { kind: 'sized'; original: Buffer; width: number }
  | { kind: 'share'; words: ShareWords; cover: Buffer | null };

export type DrawingRequest = { id: number; drawing: Drawing };
export type DrawingResponse = { id: number; bytes: Uint8Array | null };

type Draw = (drawing: Drawing) => Promise<Buffer | null>;

type Options = {
  /** After this many, the process exits and frees memory that a decoder leaked or corrupted. */
  maxDrawings: number;
  maxCpuMs?: number;
  idleMs?: number;
};

export function createDrawingProcess(options: Options): Draw {
  let current: ReturnType<typeof start> | null = null;
  return (drawing) => {
    current = current?.isOpen() ? current : start(options);
    return current.draw(drawing);
  };
}

function start({ maxDrawings, maxCpuMs = 3_000, idleMs = 10_000 }: Options) {
  const child = fork(worker, [String(maxCpuMs)], {
    env: bareEnvironment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting = new Map<number, (bytes: Buffer | null) => void>();
  let sent = 0;
  let hasEnded = false;
  let idle: NodeJS.Timeout | undefined;

  const settle = (id: number, bytes: Buffer | null) => {
    waiting.get(id)?.(bytes);
    waiting.delete(id);
    if (waiting.size > 0 || hasEnded) return;
    child.unref();
    child.channel?.unref();
    if (sent >= maxDrawings) end();
    else idle = setTimeout(end, idleMs).unref();
  };
  const end = () => {
    hasEnded = true;
    clearTimeout(idle);
    if (child.connected) child.disconnect();
  };
  const fail = () => {
    end();
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  child.on('message', ({ id, bytes }: DrawingResponse) =>
    settle(id, bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  );
  child.on('error', fail);
  child.on('exit', fail);

  return {
    isOpen: () => !hasEnded && sent < maxDrawings,
    draw: (drawing: Drawing) =>
      new Promise<Buffer | null>((resolve) => {
        sent += 1;
        clearTimeout(idle);
        const id = sent;
        waiting.set(id, resolve);
        child.ref();
        child.channel?.ref();
        child.send({ id, drawing } satisfies DrawingRequest, (error) => error && fail());
      }),
  };
}

function bareEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'NODE_ENV'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as NodeJS.ProcessEnv;
}
