const silence = 60_000;

/** Logs at most once a minute. */
export class ApiHealth {
  readonly #url: string;
  readonly #say: (line: string) => void;
  #saidAt = -Infinity;

  constructor(url: URL, say: (line: string) => void = console.error.bind(console)) {
    this.#url = url.origin;
    this.#say = say;
  }

  failed(): void {
    if (performance.now() - this.#saidAt < silence) return;
    this.#saidAt = performance.now();
    this.#say(`The api at ${this.#url} does not respond.`);
  }
}
