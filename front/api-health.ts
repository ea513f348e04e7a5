const remembered = 5_000;
const silence = 60_000;
const unavailable = [0, 429, 502, 503, 504];

/** What pages and calls lately heard from the api. */
export class ApiHealth {
  readonly #url: string;
  readonly #say: (line: string) => void;
  #failedAt = -Infinity;
  #saidAt = -Infinity;

  constructor(url: URL, say: (line: string) => void = console.error.bind(console)) {
    this.#url = url.origin;
    this.#say = say;
  }

  /** Whether it failed somebody within the last seconds, and has answered nobody since. */
  get isAway(): boolean {
    return performance.now() - this.#failedAt < remembered;
  }

  /** It answered somebody. */
  answered(): void {
    this.#failedAt = -Infinity;
  }

  /** It failed somebody: one line in the log, and no other for a minute. */
  failed(): void {
    this.#failedAt = performance.now();
    if (this.#failedAt - this.#saidAt < silence) return;
    this.#saidAt = this.#failedAt;
    this.#say(`The api at ${this.#url} does not answer.`);
  }
}

/** Next prints every page that failed, with its stack: those that failed for want of the api are told to `health`. */
export function hearFailedPages(health: ApiHealth, log: Pick<Console, 'error'> = console): void {
  const print = log.error.bind(log);
  log.error = (...parts: unknown[]) => {
    if (parts.some(isUnavailable)) health.failed();
    else print(...parts);
  };
}

/** An ApiError of the pages: they are built by themselves, and know another class of that name. */
function isUnavailable(part: unknown): boolean {
  return (
    part instanceof Error &&
    part.name === 'ApiError' &&
    'status' in part &&
    unavailable.includes(part.status as number)
  );
}
