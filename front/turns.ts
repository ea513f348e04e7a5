type TurnOptions = {
  /** How many have their turn at a time, and how many more may wait for one. */
  atOnce: number;
  waiting: number;
  /** Milliseconds that somebody waits, and that a turn lasts at most. */
  patience: number;
  longest: number;
};

/** Bounds how much is done at a time: first come, first served, and nobody waits for long. */
export class Turns {
  readonly #options: TurnOptions;
  readonly #line = new Set<() => void>();
  #running = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** Resolves with what ends the turn, or with null when there is none to be had. */
  take(): Promise<(() => void) | null> {
    const { atOnce, waiting, patience } = this.#options;
    if (this.#running < atOnce) {
      this.#running += 1;
      return Promise.resolve(this.#begin());
    }
    if (this.#line.size >= waiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      const called = () => {
        clearTimeout(timer);
        resolve(this.#begin());
      };
      const timer = setTimeout(() => {
        this.#line.delete(called);
        resolve(null);
      }, patience);
      this.#line.add(called);
    });
  }

  #begin(): () => void {
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      const [next] = this.#line;
      if (!next) return void (this.#running -= 1);
      this.#line.delete(next);
      next();
    };
    const timer = setTimeout(end, this.#options.longest);
    return end;
  }
}
