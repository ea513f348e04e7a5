export class AddressShare {
  readonly #max: number;
  readonly #running = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Returns false at the limit; otherwise counts a request until `release`. */
  take(address: string): boolean {
    const running = this.#running.get(address) ?? 0;
    if (running >= this.#max) return false;
    this.#running.set(address, running + 1);
    return true;
  }

  release(address: string): void {
    const running = (this.#running.get(address) ?? 0) - 1;
    if (running > 0) this.#running.set(address, running);
    else this.#running.delete(address);
  }
}
