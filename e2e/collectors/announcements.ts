/** What a test says about the calls that it wants to see fail. */
export type Announce = {
  /**
   * A call to this path (exact, or a pattern) is answered with this status, once or more often. A 4xx or 5xx that
   * nobody announced fails the test, and so does an announcement that never comes true.
   */
  refusal: (path: string | RegExp, status: number) => void;
  /** The test cuts the network: requests that fail because of it are no offence. */
  offline: () => void;
};

type Refusal = {
  path: string | RegExp;
  status: number;
  happened: boolean;
};

/** Keeps what was announced, and what of it came true. */
export class Announcements implements Announce {
  isOffline = false;
  readonly #refusals: Refusal[] = [];

  refusal(path: string | RegExp, status: number): void {
    this.#refusals.push({ path, status, happened: false });
  }

  offline(): void {
    this.isOffline = true;
  }

  /** Whether this answer was announced; it then has come true. */
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

  /** Whether the server is meant to fail. */
  get isServerFailing(): boolean {
    return this.#refusals.some(({ status }) => status >= 500);
  }

  /** What was announced and never came. */
  unmet(): string[] {
    return this.#refusals
      .filter(({ happened }) => !happened)
      .map(({ path, status }) => `announced, but never came: ${status} ${String(path)}`);
  }
}
