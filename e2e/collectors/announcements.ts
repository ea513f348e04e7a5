/** Declares the failures that a test expects. */
export type Announce = {
  /**
   * A call to this path (exact, or a pattern) returns this status at least once. Unannounced 4xx and 5xx fail
   * the test; so do announcements that do not occur.
   */
  refusal: (path: string | RegExp, status: number) => void;
  /** The test cuts the network: failures caused by that are expected. */
  offline: () => void;
};

type Refusal = {
  path: string | RegExp;
  status: number;
  happened: boolean;
};

/** Records announcements and which of them occurred. */
export class Announcements implements Announce {
  isOffline = false;
  readonly #refusals: Refusal[] = [];

  refusal(path: string | RegExp, status: number): void {
    this.#refusals.push({ path, status, happened: false });
  }

  offline(): void {
    this.isOffline = true;
  }

  /** Returns true if this response was announced, and marks the announcement as met. */
  covers(address: string, status: number): boolean {
    const { pathname } = new URL(address);
    const matches = this.#refusals.filter(
      (one) =>
        one.status === status &&
        (typeof one.path === 'string' ? one.path === pathname : one.path.test(pathname)),
    );
    for (const one of matches) one.happened = true;
    return matches.length > 0;
  }

  /** True if the test expects the server to fail. */
  get isServerFailing(): boolean {
    return this.#refusals.some(({ status }) => status >= 500);
  }

  /** Returns the announcements that did not occur. */
  unmet(): string[] {
    return this.#refusals
      .filter(({ happened }) => !happened)
      .map(({ path, status }) => `announced, but never came: ${status} ${String(path)}`);
  }
}
