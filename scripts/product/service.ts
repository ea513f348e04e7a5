import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { maxStopMs, nextPause } from '#processes/run-processes.ts';
import { OperatorError } from '#settings/operator-error.ts';

type ServiceOptions = {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  readyUrl: string;
  readyTimeout: number;
};

/** Restarts a process that was ready and ends, after growing pauses. */
export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  #stopped: Promise<void> | undefined;
  #ready = false;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (this.#stopped) return;
    this.#spawn();
    const { name, readyTimeout } = this.#options;
    const deadline = Date.now() + readyTimeout;
    while (!(await this.#responds())) {
      if (this.#stopped) return;
      if (this.#hasEnded()) {
        throw new OperatorError(`The ${name} could not start: see its message above.`);
      }
      if (Date.now() > deadline) throw new OperatorError(`The ${name} did not get ready in time.`);
      await wait(50);
    }
    this.#ready = true;
  }

  send(message: object): void {
    this.#child?.send(message);
  }

  stop(): Promise<void> {
    return (this.#stopped ??= this.#end());
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || this.#hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), maxStopMs);
    await ended;
    clearTimeout(insist);
  }

  #spawn(lastPause: number | null = null): void {
    const started = Date.now();
    const child = spawn(process.execPath, this.#options.args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...this.#options.env, STARTED_BY: String(process.pid) },
    });
    this.#child = child;
    child.once('exit', (code, signal) => {
      if (this.#stopped || !this.#ready) return;
      const pause = nextPause(lastPause, Date.now() - started);
      const seconds = pause / 1000;
      console.error(
        `The ${this.#options.name} ended (${signal ?? `code ${code}`}); starting it again in ${seconds} s.`,
      );
      setTimeout(() => {
        if (!this.#stopped) this.#spawn(pause);
      }, pause);
    });
  }

  #hasEnded(): boolean {
    return this.#child?.exitCode !== null || this.#child.signalCode !== null;
  }

  async #responds(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(2000);
      return (await fetch(this.#options.readyUrl, { signal })).status < 500;
    } catch {
      return false;
    }
  }
}

export function findChild(file: string): { pid: number; megabytes: number } {
  const listed = execFileSync('ps', ['-o', 'pid=,rss=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  const line = listed.split('\n').find((one) => one.includes(file));
  if (!line) throw new Error(`${file} does not run`);
  const [pid = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
  return { pid, megabytes: kilobytes / 1024 };
}
