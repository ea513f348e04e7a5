import { test as base, type Page, type Request } from '@playwright/test';

interface Announced {
  /** Says that a call will be refused: its resource error in the console then does not fail the test. */
  expectRefusal: (path: string, status: number) => void;
}

/** Playwright's test with collectors: console errors, page errors and failed requests fail it. */
export const test = base.extend<Announced>({
  expectRefusal: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const announced: { path: string; status: number }[] = [];
      watch(page, problems, announced);
      await use((path, status) => announced.push({ path, status }));
      if (problems.length > 0) throw new Error(`The page complained:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function watch(
  page: Page,
  problems: string[],
  announced: readonly { path: string; status: number }[],
): void {
  const isAnnounced = (address: string, status: number) =>
    announced.some((one) => new URL(address).pathname === one.path && one.status === status);
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is judged by its address and status, below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400 || isAnnounced(response.url(), status)) return;
    problems.push(`${status} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (!isGivenUp(request)) problems.push(`${request.failure()?.errorText} ${request.url()}`);
  });
}

/** A prefetch or a search that a newer one or a navigation replaced. */
function isGivenUp(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
