export type Announce = {
  /** A call to this path must return this status. Unannounced 4xx and 5xx fail the test. */
  refusal: (path: string | RegExp, status: number) => void;
  offline: () => void;
};

type Refusal = {
  path: string | RegExp;
  status: number;
  happened: boolean;
};

export class Announcements implements Announce {
  isOffline = false;
  readonly #refusals: Refusal[] = [];

  refusal(path: string | RegExp, status: number): void {
    this.#refusals.push({ path, status, happened: false });
  }

  offline(): void {
    this.isOffline = true;
  }

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

  get isServerFailing(): boolean {
    return this.#refusals.some(({ status }) => status >= 500);
  }

  unmet(): string[] {
    return this.#refusals
      .filter(({ happened }) => !happened)
      .map(({ path, status }) => `announced, but never came: ${status} ${String(path)}`);
  }
}
