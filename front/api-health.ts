const remembered = 5_000;
const silence = 60_000;
const unavailable = [0, 429, 502, 503, 504];

export class ApiHealth {
  readonly #url: string;
  readonly #say: (line: string) => void;
  #failedAt = -Infinity;
  #saidAt = -Infinity;

  constructor(url: URL, say: (line: string) => void = console.error.bind(console)) {
    this.#url = url.origin;
    this.#say = say;
  }

  get isAway(): boolean {
    return performance.now() - this.#failedAt < remembered;
  }

  succeeded(): void {
    this.#failedAt = -Infinity;
  }

  /** Records a failure. Logs at most one line per minute. */
  failed(): void {
    this.#failedAt = performance.now();
    if (this.#failedAt - this.#saidAt < silence) return;
    this.#saidAt = this.#failedAt;
    this.#say(`The api at ${this.#url} does not respond.`);
  }
}

/** Next logs each failed page with its stack. Reports pages that failed because of the api to `health` instead. */
export function hearFailedPages(health: ApiHealth, log: Pick<Console, 'error'> = console): void {
  const print = log.error.bind(log);
  log.error = (...parts: unknown[]) => {
    if (parts.some(isUnavailable)) health.failed();
    else print(...parts);
  };
}

function isUnavailable(part: unknown): boolean {
  return (
    part instanceof Error &&
    part.name === 'ApiError' &&
    'status' in part &&
    unavailable.includes(part.status as number)
  );
}
