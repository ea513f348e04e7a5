/** Limits concurrent requests in this process, in total and per remote address. */
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

  /** Returns false at a limit; otherwise counts a request until `release`. */
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
