export class ConcurrencyLimit {
  readonly #max: number;
  readonly #maxPerAddress: number;
  readonly #runningBy = new Map<string, number>();
  #running = 0;

  constructor(max: number, maxPerAddress: number) {
    this.#max = max;
    this.#maxPerAddress = maxPerAddress;
  }

  get running(): number {
    return this.#running;
  }

  take(address: string): boolean {
    const ofAddress = this.#runningBy.get(address) ?? 0;
    if (this.#running >= this.#max || ofAddress >= this.#maxPerAddress) return false;
    this.#running += 1;
    this.#runningBy.set(address, ofAddress + 1);
    return true;
  }

  release(address: string): void {
    this.#running -= 1;
    const ofAddress = (this.#runningBy.get(address) ?? 0) - 1;
    if (ofAddress > 0) this.#runningBy.set(address, ofAddress);
    else this.#runningBy.delete(address);
  }
}

type TurnOptions = {
  atOnce: number;
  atOncePerAddress: number;
  maxWaiting: number;
  maxWaitingPerAddress: number;
  maxWaitMs: number;
  maxTurnMs: number;
};

type Settle = (isServed: boolean) => void;

/** Limits concurrent work. Remote addresses take turns; requests of one are first in, first out. */
export class Turns {
  readonly #options: TurnOptions;
  readonly #limit: ConcurrencyLimit;
  readonly #lines = new Map<string, Set<Settle>>();
  #waiting = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
    this.#limit = new ConcurrencyLimit(options.atOnce, options.atOncePerAddress);
  }

  get isIdle(): boolean {
    return this.#limit.running === 0;
  }

  /** Resolves to a release function, or null if the queue is full or the wait timed out. */
  take(address: string): Promise<(() => void) | null> {
    if (this.#limit.take(address)) return Promise.resolve(this.#begin(address));
    if (!this.#makeRoomFor(address)) return Promise.resolve(null);
    return new Promise((resolve) => {
      const settle: Settle = (isServed) => {
        clearTimeout(timer);
        this.#leave(address, settle);
        resolve(isServed ? this.#begin(address) : null);
      };
      const timer = setTimeout(() => settle(false), this.#options.maxWaitMs);
      this.#join(address, settle);
    });
  }

  /**
   * In a full queue, evicts the last request of the longest line if that line exceeds the one of
   * `address` by more than one.
   */
  #makeRoomFor(address: string): boolean {
    const { maxWaiting, maxWaitingPerAddress } = this.#options;
    const own = this.#lines.get(address)?.size ?? 0;
    if (own >= maxWaitingPerAddress) return false;
    if (this.#waiting < maxWaiting) return true;
    let longest: Set<Settle> | undefined;
    for (const line of this.#lines.values())
      if (line.size > (longest?.size ?? own + 1)) longest = line;
    [...(longest ?? [])].at(-1)?.(false);
    return longest !== undefined;
  }

  #join(address: string, settle: Settle): void {
    const line = this.#lines.get(address) ?? new Set();
    this.#lines.set(address, line.add(settle));
    this.#waiting += 1;
  }

  #leave(address: string, settle: Settle): void {
    const line = this.#lines.get(address);
    line?.delete(settle);
    if (line?.size === 0) this.#lines.delete(address);
    this.#waiting -= 1;
  }

  #begin(address: string): () => void {
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      this.#limit.release(address);
      this.#serveNext();
    };
    const timer = setTimeout(end, this.#options.maxTurnMs);
    return end;
  }

  #serveNext(): void {
    for (const [address, line] of this.#lines) {
      if (!this.#limit.take(address)) continue;
      this.#lines.delete(address);
      this.#lines.set(address, line);
      const [first] = line;
      return first?.(true);
    }
  }
}
